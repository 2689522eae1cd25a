/** What a family puts into a picture story; its sentences name it in {braces}, beside the facts of the clinic. */
export const storyNames = ["child", "animal", "therapist"] as const;
