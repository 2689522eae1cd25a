import { htmlOf } from "../support/html-files";
import { expect, test } from "../support/test";
import { textOf } from "./facts";

/**: The pages that the specification lists: each with its title, and with the headings that it must have, in this order. */
const specification = `
/: Home
  BOOK YOUR EVALUATION TODAY! | Your appointment | Resources for you to use at home | Insurance we accept |
  Alaska's Choice for Pediatric PT/OT Care
/our-team: Our Team
  Our Team
/resources: Resources
  Parent Resources | Articles | Therapeutic Listening | Anxiety: the Fast-A workbook |
  Four short articles about anxiety | Other Articles | Podcast: The GuidePost Alaska Parent Show | Media
/resources/forms: Forms
  Intake Forms | Telehealth | Other | Educational Services | Got Questions?
/contact: Contact
  Contact Us | Schedule an Evaluation | Enter your information | Alaska's Choice for Pediatric PT/OT Care
/appointment: Appointment
  What to expect before your evaluation | During and after the evaluation | Telehealth checklist |
  How to Pay
/about: About Us
  About Guidepost Pediatric | About Us | Our Mission | Our Modalities |
  Our Philosophy: The Art of Looking Forward | Proud to serve all of Alaska |
  How PT, OT and speech therapy fit into your child's health care | Alaska's Choice for Pediatric PT/OT Care
/about/community-impact: Community Impact
  Adaptive sports | A charity for children's needs | Community baby showers | Summer reading camp |
  Military families | University internships
/services: Our Services
  Physical Therapy | Speech Therapy | Occupational Therapy
/services/physical-therapy: Physical Therapy
  Conditions we treat | How physical therapy can help | Concussion Care and Recovery
/services/occupational-therapy: Occupational Therapy
  How occupational therapy can help | Conditions we work with | Therapeutic Listening
/services/speech-therapy: Speech Therapy
  How speech therapy can help | Conditions we work with
/services/educational-service: Educational Therapy
  Guidepost Pediatric Resources | Dyslexia Testing and Intervention | Testimonials |
  Educational Services Forms | Come see us today!
/services/telehealth: Telehealth
  What telehealth can do for your family
/services/behavioral-health: Behavioral Health
  Behavioral Therapy and Family Counseling | Mental Health and Behavioral Therapy |
  Warning signs in young children | Warning signs in older children and adolescents
`;

const pages = specification.matchAll(/^(\/\S*): (.+)\n((?: {2}.+\n)+)/gm);

for (const [, path = "", title = "", headings = ""] of pages)
  test(`${path} has the title and headings of the specification, in its order`, () => {
    const html = htmlOf(path);
    expect(textOf(/<title\b.*?<\/title>/s.exec(html)?.[0] ?? "").trim()).toBe(title);
    const shown = Array.from(html.matchAll(/<(h[1-3])\b.*?<\/\1>/gs), ([heading]) => textOf(heading).trim());
    let place = 0;
    for (const heading of headings.split("|").map((each) => each.trim())) {
      expect(shown.slice(place), "after the heading before it").toContain(heading);
      place += shown.slice(place).indexOf(heading) + 1;
    }
  });
