import { type Content, fields, heading, list, signature, statements } from "../document";
import { childFields, type Facts } from "./facts";

/** What is in telehealth-consent.pdf. */
export const telehealthConsent = ({ phones }: Facts): Content => ({
  id: "telehealth-consent",
  legal: true,
  parts: [
    "A video visit is a real visit: the same therapist, the same goals, the same time. You and your child are at home, and you are the therapist's hands. We need your consent before the first one.",
    heading("What you need"),
    list([
      "A phone, tablet or computer with a camera, charged and propped up so that your hands are free.",
      "The video-meeting app that we tell you about. Try it once before the visit.",
      "A quiet space with light on your child's face, and room to move.",
      "A grown-up in the room for the whole visit.",
    ]),
    heading("What it is good for, and what it can't do"),
    list([
      "It saves the drive, and your child plays where they feel at home.",
      "The therapist can't touch your child, so some tests and exercises need a visit in person. The therapist tells you when.",
      "The connection may fail. Then we call you, and go on by phone or find a new time.",
      "It is not for emergencies. In an emergency call 911.",
    ]),
    heading("Privacy and your rights"),
    list([
      "We use a video service that meets the privacy rules for health care. Nobody records a visit, neither we nor you, unless both agree in writing.",
      "Nobody listens in on our side. If a student or an interpreter takes part, we ask you first.",
      "The same law that protects your child's records protects a video visit. No technology is perfectly safe, and there is a small risk that someone breaks in.",
      "You may say no, or change your mind at any time. It does not change your child's right to care here.",
      "Your child must be in Alaska, or in another state where the therapist is licensed, during the visit. We ask where you are each time, so that we can send help.",
      "Ask your insurer whether it covers video visits. Co-pays are the same unless your plan says otherwise.",
    ]),
    heading("Your consent"),
    fields(
      childFields,
      [{ name: "visit.address", label: "Where your child will be during visits: street, city" }],
      [
        { name: "visit.phone", label: "Phone to call if the video fails", hint: "907-555-0100" },
        { name: "visit.email", label: "Email for the link to the visit", span: 2 },
      ],
      [
        { name: "emergency.name", label: "Emergency contact nearby", span: 2 },
        { name: "emergency.phone", label: "Phone", hint: "907-555-0100" },
      ],
    ),
    statements("agree", "Please tick:", [
      "I have read this form and had my questions answered.",
      "I agree that my child has video visits.",
      "A grown-up will be in the room during every visit.",
    ]),
    `Questions, or a change of mind? Call ${phones.main}.`,
    signature("signed", "parent or guardian"),
  ],
});
