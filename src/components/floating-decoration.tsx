import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ReactNode, useRef, useState } from "react";
import { useInView } from "../hooks/use-in-view";
import { usePauseOnPress } from "../hooks/use-pause-on-press";
import { useReducedMotion } from "../hooks/use-reduced-motion";
import * as styles from "./floating-decoration.module.css";
import { PauseButton } from "./pause-button";
import { Picture } from "./picture";

/** What holds drifting things, and the button that stops them all. */
export function FloatingDecorations({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const [isPaused, setPaused] = useState(false);
  const isCalm = useReducedMotion();
  const [isResting, onPress] = usePauseOnPress();
  return (
    <div className={styles.background} data-still={isPaused || isCalm || isResting} onPointerDown={onPress}>
      <PauseButton
        isCalm={isCalm}
        isPaused={isPaused}
        onToggle={() => setPaused(!isPaused)}
        what="the drifting pictures"
      />
      <div className={className} data-defer-children>
        {children}
      </div>
    </div>
  );
}

/** A small thing that drifts slowly behind what stands before it, and rests off screen; for the eye alone. */
export function FloatingDecoration({ image }: { image: IGatsbyImageData | null | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <div ref={place} aria-hidden="true" className={styles.place} data-in-view={isInView}>
      <Picture image={image} alt="" sizes="96px" className={styles.drifting} />
    </div>
  );
}
