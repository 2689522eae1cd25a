import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { deviceVoice, speak } from "../../browser/speech";
import * as styles from "../../components/actions.module.css";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import type { ReadAloudProps } from "../../components/read-aloud-slot";
import { useNavigation } from "../../hooks/use-site-query";
import { type SpokenSentence, sentencesOf } from "./readable-text";

/** The section that is being read, and whether it is paused. */
interface Playback {
  readonly section: Element;
  readonly isPaused: boolean;
}

/** Shared by all sections, so that only one is read at a time. */
const reader = createReader();

/**
 * Creates a reader of one section at a time. It speaks sentence by sentence, because browsers cut off utterances after 15 seconds.
 * Some browsers cannot pause, so a pause cancels the sentence, and resuming repeats it.
 */
function createReader() {
  const listeners = new Set<() => void>();
  let reading: Playback | undefined;
  let sentences: readonly SpokenSentence[] = [];
  let position = 0;
  let voice: SpeechSynthesisVoice | undefined;
  let ignoreSentence: (() => void) | undefined;

  function update(next: Playback | undefined) {
    reading = next;
    for (const listener of listeners) listener();
  }

  function cancelSpeech() {
    ignoreSentence?.();
    speechSynthesis.cancel();
  }

  function speakNext() {
    const sentence = sentences[position];
    if (!sentence || !voice) return stop();
    highlightSentence(sentence.range);
    ignoreSentence = speak(sentence.text, voice, {
      onEnd() {
        position += 1;
        speakNext();
      },
      // Another part of the page may be speaking now, so it is not canceled.
      onError: end,
    });
  }

  function stop() {
    if (!reading) return;
    cancelSpeech();
    end();
  }

  function end() {
    highlightSentence();
    update(undefined);
  }

  return {
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    current: () => reading,
    /** Reads a section from the start and ends any earlier reading. */
    read(section: Element, newSentences: readonly SpokenSentence[], newVoice: SpeechSynthesisVoice) {
      cancelSpeech();
      [sentences, position, voice] = [newSentences, 0, newVoice];
      update({ section, isPaused: false });
      speakNext();
    },
    pause() {
      if (!reading) return;
      cancelSpeech();
      update({ ...reading, isPaused: true });
    },
    /** Continues from the start of the sentence at which it was paused. */
    resume() {
      if (!reading?.isPaused) return;
      update({ ...reading, isPaused: false });
      speakNext();
    },
    stop,
  };
}

/** Highlights the sentence that is being read, where the browser can, and scrolls it into view; without one, ends that. */
function highlightSentence(sentence?: Range): void {
  if ("highlights" in CSS) {
    if (sentence) CSS.highlights.set("reading", new Highlight(sentence));
    else CSS.highlights.delete("reading");
  }
  if (sentence) bringIntoView(sentence.getBoundingClientRect());
}

/** The header and the bottom bar cover part of the screen; the scroll padding of `<html>` has their heights. */
function bringIntoView({ top, bottom }: DOMRect): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) || 0;
  const end = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (top < start || (bottom > end && top > start)) scrollBy({ top: top - start, behavior: "instant" });
}

/** The controls that read a section aloud with a local voice: start, pause, resume and stop. */
export function ReadAloud({ headingId }: ReadAloudProps) {
  const { calm } = useNavigation();
  const [section, setSection] = useState<Element | null>();
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the stop button had the focus when it was removed. */
  const stopHadFocus = useRef(false);
  const reading = useSyncExternalStore(reader.subscribe, reader.current);
  const isCurrent = reading !== undefined && reading.section === section;

  useEffect(() => {
    deviceVoice().then((found) => setVoice(found ?? null));
    setSection(document.getElementById(headingId)?.closest("section"));
  }, [headingId]);

  useEffect(() => {
    if (!isCurrent) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("keydown", ({ key }) => key === "Escape" && reader.stop(), { signal });
    addEventListener("pagehide", reader.stop, { signal });
    return () => {
      listening.abort();
      if (reader.current()?.section === section) reader.stop();
      if (stopHadFocus.current) button.current?.focus({ preventScroll: true });
    };
  }, [isCurrent, section]);

  function press() {
    if (!section || !voice) return;
    if (!isCurrent) reader.read(section, sentencesOf(section, calm.picture), voice);
    else if (reading.isPaused) reader.resume();
    else reader.pause();
  }

  if (voice === undefined || !section) return null;
  if (voice === null) return document.querySelector("main section") === section && <p>{calm.noVoice}</p>;
  const isSpeaking = isCurrent && !reading.isPaused;
  return (
    <div className={styles.actions}>
      <Button ref={button} look="secondary" aria-describedby={headingId} onClick={press}>
        <Icon name={isSpeaking ? "pause" : "play"} />
        {isSpeaking ? calm.pause : isCurrent ? calm.resume : calm.read}
      </Button>
      {isCurrent && (
        <Button
          ref={(stop) => () => {
            stopHadFocus.current = stop === document.activeElement;
          }}
          look="secondary"
          aria-describedby={headingId}
          onClick={reader.stop}
        >
          <Icon name="close" />
          {calm.stop}
        </Button>
      )}
    </div>
  );
}
