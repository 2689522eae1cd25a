import { ToastContainer, toast } from "react-toastify/unstyled";
import { Icon } from "../../components/icon";
import { useWords } from "../../hooks/use-words";
import { toasts } from "../../words/en/sending";
import * as styles from "./toasts.module.css";

/** Shows a toast for three seconds in place of any earlier one. Its container announces it: a role of its own would do so again. */
export function showToast(kind: "success" | "error", text: string): void {
  toast.dismiss();
  toast[kind](text, { role: "group" });
}

/**
 * The container of the toasts. It uses our style sheet, because the library's would insert a `<style>` at run
 * time, which the content security policy forbids. The timer is the library's progress bar, whose animation
 * does not move anything here, so that it also runs under reduced motion.
 */
export function Toasts() {
  const words = useWords({ toasts });
  return (
    <ToastContainer
      position="bottom-right"
      aria-label={words.region}
      hotKeys={() => false}
      // Hides the name of the timer, which is in English, from screen readers. It runs all the same.
      hideProgressBar
      autoClose={3000}
      transition={false}
      icon={false}
      draggable={false}
      className={() => `${styles.toasts} screen-only`}
      toastClassName={(context) => `${styles.toast} ${context?.type === "error" ? styles.error : ""}`}
      progressClassName={() => `${styles.timer}`}
      closeButton={({ closeToast }) => (
        <button type="button" aria-label={words.close} onClick={closeToast} className={styles.close}>
          <Icon name="close" />
        </button>
      )}
    />
  );
}
