import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ReactNode, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { useReducedMotion } from "../hooks/use-reduced-motion";
import * as styles from "./floating-decoration.module.css";
import { PauseButton } from "./pause-button";
import { Picture } from "./picture";

/** A container of floating decorations, with a button that pauses them all. */
export function FloatingDecorations({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const [isPaused, setPaused] = useState(false);
  const isCalm = useReducedMotion();
  return (
    <div className={styles.background} data-still={isPaused || isCalm}>
      <PauseButton
        isCalm={isCalm}
        isPaused={isPaused}
        onToggle={() => setPaused(!isPaused)}
        what="the drifting pictures"
      />
      <div className={className}>{children}</div>
    </div>
  );
}

/** A small decorative picture that drifts slowly behind the content in front of it; it pauses off-screen. */
export function FloatingDecoration({ image }: { image: IGatsbyImageData | null | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  const isInView = useInView(container);
  return (
    <div ref={container} aria-hidden="true" className={styles.place} data-in-view={isInView}>
      <Picture image={image} alt="" sizes="96px" className={styles.drifting} />
    </div>
  );
}
