import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { getItem, prefillName, setItem } from "../../browser/session-storage";
import { eachTimeShown, everyMinute } from "../../browser/when-shown";
import { type FieldErrors, readFields, type Values } from "../../components/form/values";
import { useLazy } from "../../hooks/use-lazy";
import { clearDraft, clearIdempotencyKey, hasDraftEnded, restoreDraft, saveDraft, touchDraft } from "./draft";
import type { Failure } from "./messages";
import type { SubmitHandler } from "./submit-handler";

interface RequestFormOptions {
  /** The form's name in session storage. */
  name: string;
  /** Loads the submit handler; called at the first interaction, and again on submit. */
  loadSubmitHandler: () => Promise<SubmitHandler>;
  /** Fills controlled fields: called with the draft when the page is shown, and with no values when the form is cleared. */
  onFill?: (values: Values) => void;
}

type Phase =
  | { readonly kind: "idle" | "sending" | "sent" }
  /** By the visitor, or because nobody has touched the form for an hour. */
  | { readonly kind: "cleared" | "ended" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** The behavior of both forms: stores a draft, loads code at the first interaction, validates, sends, reports the result. */
export function useRequestForm({ name, loadSubmitHandler, onFill }: RequestFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [captchaRound, setCaptchaRound] = useState(0);
  const captchaToken = useRef<string | null>(null);
  const isSubmitting = useRef(false);
  const submitHandler = useLazy(loadSubmitHandler);
  const toasts = useLazy(loadToasts);
  const captcha = useLazy(loadCaptcha);
  useAskBeforeLeaving(phase.kind === "sending");

  function preload() {
    toasts.load();
    // After a failure only a button retries: hiding the error at any touch would move what is clicked.
    if (!submitHandler.hasFailed) submitHandler.load();
    if (!captcha.hasFailed) captcha.load();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input and focus from before hydration
  useLayoutEffect(() => {
    const shown = new AbortController();
    eachTimeShown((isShownAgain) => {
      if (!form.current) return;
      endIfOld();
      const draft = restoreDraft(name, form.current, isShownAgain);
      onFill?.(draft);
    }, shown.signal);
    everyMinute(endIfOld, shown.signal);
    if (form.current?.contains(document.activeElement)) preload();
    return () => shown.abort();
  }, []);

  /** Clears the form if nobody has touched it for an hour. @returns whether it did */
  function endIfOld(): boolean {
    if (!hasDraftEnded(name)) return false;
    // The visitor may have chosen it since, on another page.
    const prefill = getItem(prefillName(name));
    form.current?.reset();
    if (prefill !== undefined) setItem(prefillName(name), prefill);
    setPhase({ kind: "ended" });
    return true;
  }

  function touch() {
    if (!endIfOld()) touchDraft(name);
  }

  /** Stores the fields' values; `latest` has those that change only with the next render. */
  function storeDraft(latest: Values = {}) {
    if (form.current) saveDraft(name, { ...readFields(form.current), ...latest });
    setPhase((now) => (now.kind === "cleared" || now.kind === "ended" ? { kind: "idle" } : now));
  }

  /** Called when the form's own fields are empty again. */
  function clearRest() {
    clearDraft(name);
    onFill?.({});
    setErrors({});
    setPhase({ kind: "cleared" });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    preload();
    submitHandler.load();
    try {
      // A failure to load is shown by `submitHandler.hasFailed`.
      await loadSubmitHandler().then(handleSubmit, () => undefined);
    } catch (error) {
      setPhase({ kind: "failed", failure: { kind: "refused", error: undefined } });
      reportError(error);
    } finally {
      isSubmitting.current = false;
    }
  }

  async function handleSubmit({ check, send, failureToast, messages }: SubmitHandler) {
    if (form.current === null) return;
    setAttempt((count) => count + 1);
    const token = captchaToken.current;
    const values = readFields(form.current);
    const { errors: found, request } = check(values);
    // A chosen time may have passed: its field is empty then, and shows the error.
    if (!request) onFill?.(values);
    setErrors(token === null ? { ...found, captcha: messages.captchaMissing } : found);
    if (token === null) void notify("error", messages.captchaMissing);
    if (token === null || request === undefined) return setPhase({ kind: "idle" });

    setPhase({ kind: "sending" });
    const outcome = await send(name, request, token);
    // A network error leaves the captcha token unused; any response, and a timeout, may have used it up.
    if (outcome.kind !== "unanswered" || outcome.hasTimedOut) {
      captchaToken.current = null;
      setCaptchaRound((round) => round + 1);
    }
    if (outcome.kind === "sent") {
      clearDraft(name);
      form.current?.reset();
      setPhase({ kind: "sent" });
      void notify("success", messages.success);
    } else {
      if (outcome.kind === "refused" && outcome.isKeyTaken) clearIdempotencyKey(name);
      setPhase({ kind: "failed", failure: outcome });
      void notify("error", failureToast(outcome));
    }
  }

  return {
    name,
    form,
    phase,
    errors,
    /** The number of submits: a React key, so that each result is mounted again and takes focus. */
    attempt,
    submitHandler,
    captcha,
    captchaRound,
    Toasts: toasts.value?.Toasts,
    setCaptchaToken: (token: string | null) => {
      captchaToken.current = token;
    },
    preload,
    touch,
    storeDraft,
    clearRest,
    submit,
  };
}

/** Makes the browser ask before it leaves the page, as long as `isSending`: the visitor does not know the result yet. */
function useAskBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** What `useRequestForm` returns. */
export type RequestForm = ReturnType<typeof useRequestForm>;

const loadToasts = () => import("./toasts");
const loadCaptcha = () => import("../../embeds/captcha").then(({ loadCaptcha: load }) => load());

/** Shows a toast. One that does not load is ignored, because the page says the same. */
function notify(kind: "success" | "error", text: string): Promise<unknown> {
  return loadToasts().then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
}
