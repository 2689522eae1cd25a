import { pictureHalf } from "../components/picture.fixtures";
import { withTranscript } from "../components/spoken-words.fixtures";

export const articleList: Queries.ArticleListFragment = {
  anchor: "anxiety-articles",
  heading: "Four articles about worry",
  intro: "<p>Each has a short video.</p>",
  articles: ["Signs of worry", "A calm body"].map((title, index) => ({
    jsonId: `article-${index + 1}`,
    title,
    description: "What to look for, and what you can say.",
    imgUrl: pictureHalf,
    videoUrl: `https://www.youtube.com/watch?v=SAMPLE0000${index + 1}`,
    spoken: withTranscript,
  })),
};
