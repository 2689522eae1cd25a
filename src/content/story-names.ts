/**
 * The names that a family can enter in a picture story. Its sentences use them in {braces}, like clinic
 * facts.
 */
export const storyNames = ["child", "animal", "therapist"] as const;
