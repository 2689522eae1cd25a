import { checkedOn, type InvalidCase } from "./invalid-case";

const file = "data/pages/behavior.json";

/** Invalid entries of those who help at some ages. */
export const brokenHelpers: Record<string, InvalidCase> = {
  "ages that end before they begin": {
    file,
    change: ['"fromAge": 3,\n          "untilAge": 22', '"fromAge": 4,\n          "untilAge": 2'],
    at: '2,\n          "source"',
    says: ["from the birthday 4 until the birthday 2", '"untilAge" after "fromAge"', "larger"],
  },
  "ages at which nobody helps": {
    file,
    change: [
      '"title": "Help line",\n          "text": "<p>For all.</p>",',
      '"title": "Help line",\n          "text": "<p>For all.</p>",\n          "fromAge": 1,\n          "untilAge": 3,',
    ],
    at: '[\n        {\n          "title": "Early program"',
    says: ['A family that chooses "22 or older"', "for every age", "Add an entry for these ages"],
  },
  "an age that no child has": {
    file,
    change: ['"untilAge": 3', '"untilAge": 300'],
    at: "300",
    says: ["untilAge"],
  },
  "a number to call that no phone knows": {
    file,
    change: ['"phone": "2-1-1"', '"phone": "211"'],
    at: '"211"',
    says: ['must be written like "2-1-1"'],
  },
  "a helper without a source": {
    file,
    change: [
      '"untilAge": 3,\n          "source": {\n            "label": "A law",\n            "to": "link:camp"\n          },',
      '"untilAge": 3,',
    ],
    at: '{\n          "title": "Early program"',
    says: ["source"],
  },
  "a helper that nobody has compared with its source": {
    file,
    change: [
      `"to": "link:camp"\n          },\n          "checked": "${checkedOn}"`,
      '"to": "link:camp"\n          }',
    ],
    at: '{\n          "title": "Early program"',
    says: ["checked"],
  },
};
