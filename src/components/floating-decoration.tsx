import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { motion } from "../words/en/sections";
import * as styles from "./floating-decoration.module.css";
import { PauseButton } from "./pause-button";
import { Picture } from "./picture";

interface FloatingDecorationsProps {
  className: string | undefined;
  children: ReactNode;
}

/** A container of floating decorations, with a button that pauses them all: see src/elements/drifting-pictures.ts. */
export function FloatingDecorations({ className, children }: FloatingDecorationsProps) {
  const words = useWords({ motion });
  return (
    <drifting-pictures className={styles.background} data-still="true">
      <PauseButton what={words.driftingPictures} />
      <div className={className}>{children}</div>
    </drifting-pictures>
  );
}

/** A small decorative picture that drifts slowly behind the content in front of it; it pauses off-screen. */
export function FloatingDecoration({ image }: { image: IGatsbyImageData | null | undefined }) {
  const { direction } = usePageLanguage();
  return (
    <div aria-hidden="true" className={styles.place} data-in-view="false" dir={direction && "ltr"}>
      <Picture image={image} alt="" sizes="96px" className={styles.drifting} />
    </div>
  );
}
