import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import type { ReadAloudProps } from "../../components/read-aloud-slot";
import { useNavigation } from "../../hooks/use-navigation";
import { highlightSentence } from "./highlight-sentence";
import * as styles from "./read-aloud.module.css";
import { sentencesOf } from "./readable-text";
import { createSpeechReader } from "./speech-reader";
import { deviceVoice } from "./speech-voice";

/** One for the whole page, so that one section at a time is read. */
const reader = createSpeechReader(highlightSentence);

/** Reads the section aloud in which it stands, in a voice of the device's own: starts, pauses, goes on, stops. */
export function ReadAloud({ headingId }: ReadAloudProps) {
  const { calm } = useNavigation();
  const [section, setSection] = useState<Element | null>();
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  const button = useRef<HTMLButtonElement>(null);
  const reading = useSyncExternalStore(reader.subscribe, reader.current);
  const isRead = reading !== undefined && reading.section === section;

  useEffect(() => {
    deviceVoice().then((found) => setVoice(found ?? null));
    setSection(document.getElementById(headingId)?.closest("section"));
  }, [headingId]);

  useEffect(() => {
    if (!isRead) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("keydown", ({ key }) => key === "Escape" && reader.stop(), { signal });
    addEventListener("pagehide", reader.stop, { signal });
    return () => {
      listening.abort();
      if (reader.current()?.section === section) reader.stop();
      // The button that stops is gone, and the focus with it.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isRead, section]);

  function press() {
    if (!section || !voice) return;
    if (!isRead) reader.read(section, sentencesOf(section, calm.picture), voice);
    else if (reading.isPaused) reader.resume();
    else reader.pause();
  }

  if (voice === undefined || !section) return null;
  if (voice === null) return document.querySelector("main section") === section && <p>{calm.noVoice}</p>;
  const isSpeaking = isRead && !reading.isPaused;
  return (
    <div className={styles.controls}>
      <Button ref={button} look="secondary" aria-describedby={headingId} onClick={press}>
        <Icon name={isSpeaking ? "pause" : "play"} />
        {isSpeaking ? calm.pause : isRead ? calm.resume : calm.read}
      </Button>
      {isRead && (
        <Button look="secondary" aria-describedby={headingId} onClick={reader.stop}>
          <Icon name="close" />
          {calm.stop}
        </Button>
      )}
    </div>
  );
}
