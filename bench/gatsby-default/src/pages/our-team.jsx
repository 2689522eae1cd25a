import { graphql, Link } from "gatsby";
import { GatsbyImage, getImage } from "gatsby-plugin-image";
import navigation from "../../data/navigation.json";
import page from "../../data/pages/our-team.json";
import * as styles from "./our-team.module.css";

const [banner, list, closing] = page.blocks;

export default function OurTeam({ data }) {
  const people = data.allTeamJson.nodes;
  const drift = data.drift.nodes;
  return (
    <>
      <header>
        <Menu />
      </header>
      <main>
        <section className={styles.hero}>
          <div>
            <h1>{banner.heading}</h1>
            <p>{banner.intro}</p>
            <ul>
              {people.map(({ jsonId, name }) => (
                <li key={jsonId}>
                  <a href={`#${jsonId}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <GatsbyImage image={getImage(data.hero)} alt={banner.image.alt} loading="eager" />
        </section>
        <h2>{list.heading}</h2>
        {people.map((person, index) => (
          <Person key={person.jsonId} person={person} drift={drift[index % drift.length]} />
        ))}
        {data.allTestimonialsJson.nodes.map(({ jsonId, quote, attribution }) => (
          <figure key={jsonId}>
            <blockquote>{quote}</blockquote>
            <figcaption>{attribution}</figcaption>
          </figure>
        ))}
        <h2>{closing.heading}</h2>
        <div dangerouslySetInnerHTML={{ __html: closing.text }} />
      </main>
      <footer>
        <Menu />
      </footer>
    </>
  );
}

function Menu() {
  return (
    <ul className={styles.menu}>
      {navigation.menu.map(({ id, name }) => (
        <li key={name}>
          <Link to={id}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Person({ person, drift }) {
  return (
    <article id={person.jsonId} className={styles.person}>
      <GatsbyImage image={getImage(drift)} alt="" />
      <GatsbyImage image={getImage(person.imageUrl)} alt={`Portrait of ${person.name}`} />
      <h3>{person.name}</h3>
      <p>{person.position}</p>
      <div dangerouslySetInnerHTML={{ __html: person.description }} />
    </article>
  );
}

export function Head() {
  return <title>{page.title}</title>;
}

export const query = graphql`
  query OurTeam {
    hero: file(relativePath: { eq: "images/hero/our-team.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    drift: allFile(filter: { relativeDirectory: { eq: "images/drift" } }) {
      nodes {
        childImageSharp {
          gatsbyImageData(width: 96)
        }
      }
    }
    allTeamJson {
      nodes {
        jsonId
        name
        position
        description
        imageUrl {
          childImageSharp {
            gatsbyImageData(width: 288)
          }
        }
      }
    }
    allTestimonialsJson(filter: { jsonId: { glob: "team-*" } }) {
      nodes {
        jsonId
        quote
        attribution
      }
    }
  }
`;
