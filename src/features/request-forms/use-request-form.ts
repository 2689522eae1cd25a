import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../components/form/form-errors";
import { readFields, type Values } from "../../components/form/values";
import { useLazy } from "../../hooks/use-lazy";
import { fillEmptyFields, forgetDraft, forgetKey, readDraft, saveDraft } from "./draft";
import type { Failure } from "./messages";
import type { SubmitHandler } from "./submit-handler";

interface RequestFormOptions {
  /** The form's name in the tab's storage. */
  name: string;
  /** Fetches what answers the button; asked for at the first touch, and again when the button is pressed. */
  loadSending: () => Promise<SubmitHandler>;
  /** For what the form shows beside its fields: the draft when there is one, nothing after success. */
  onFill?: (values: Values) => void;
}

type Phase =
  | { readonly kind: "idle" | "sending" | "sent" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** What both forms do: keep a draft, load what is needed at the first touch, check, send once, and say how it went. */
export function useRequestForm(options: RequestFormOptions) {
  const { name, loadSending, onFill } = options;
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [captchaRound, setCaptchaRound] = useState(0);
  const captchaToken = useRef<string | null>(null);
  const isSubmitting = useRef(false);
  const sending = useLazy(loadSending);
  const toasts = useLazy(loadToasts);
  const captcha = useLazy(loadCaptcha);

  function touch() {
    toasts.load();
    // Once one has failed, the visitor says when to try again: words that went at a touch would move what is pressed.
    if (!sending.hasFailed) sending.load();
    if (!captcha.hasFailed) captcha.load();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over what was there before the script started, once
  useEffect(() => {
    if (form.current === null) return;
    const draft = readDraft(name);
    fillEmptyFields(form.current, draft);
    onFill?.(draft);
    if (form.current.contains(document.activeElement)) touch();
  }, []);

  /** Keeps what is in the fields; `latest` is what they will show after the next render. */
  function keepDraft(latest: Values = {}) {
    if (form.current) saveDraft(name, { ...readFields(form.current), ...latest });
  }

  function forgetAll() {
    forgetDraft(name);
    form.current?.reset();
    onFill?.({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    touch();
    sending.load();
    try {
      // Who presses before it is here waits; when it does not come, the form says so.
      await loadSending().then(answer, () => undefined);
    } catch (error) {
      setPhase({ kind: "failed", failure: { kind: "refused", error: undefined } });
      reportError(error);
    } finally {
      isSubmitting.current = false;
    }
  }

  async function answer({ check, send, tellFailure, words }: SubmitHandler) {
    if (form.current === null) return;
    setAttempt((count) => count + 1);
    const token = captchaToken.current;
    const { errors: found, request } = check(readFields(form.current));
    setErrors(token === null ? { ...found, captcha: words.captchaMissing } : found);
    if (token === null) void tell("error", words.captchaMissing);
    if (token === null || request === undefined) return setPhase({ kind: "idle" });

    setPhase({ kind: "sending" });
    const outcome = await send(name, request, token);
    // A request that never left has not used its token up.
    if (outcome.kind !== "unanswered" || outcome.hasTimedOut) {
      captchaToken.current = null;
      setCaptchaRound((round) => round + 1);
    }
    if (outcome.kind === "sent") {
      forgetAll();
      setPhase({ kind: "sent" });
      void tell("success", words.success);
    } else {
      if (outcome.kind === "refused" && outcome.isKeyTaken) forgetKey(name);
      setPhase({ kind: "failed", failure: outcome });
      void tell("error", tellFailure(outcome));
    }
  }

  return {
    form,
    phase,
    errors,
    /** How often the button was pressed: what appears after it is new each time. */
    attempt,
    sending,
    captcha,
    captchaRound,
    Toasts: toasts.value?.Toasts,
    setCaptchaToken: (token: string | null) => {
      captchaToken.current = token;
    },
    touch,
    keepDraft,
    submit,
  };
}

export type RequestForm = ReturnType<typeof useRequestForm>;

const loadToasts = () => import("./toasts");
const loadCaptcha = () => import("../../embeds/captcha").then(({ loadCaptcha: load }) => load());

/** The toast says what the page says as well, so one that cannot load is no loss. */
function tell(kind: "success" | "error", text: string): Promise<unknown> {
  return loadToasts().then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
}
