import { ToastContainer, toast } from "react-toastify/unstyled";
import { Icon } from "../../components/icon";
import * as styles from "./toasts.module.css";

/**
 * Says something for three seconds at the bottom right, in place of what was said before; assistive technology hears
 * it at once.
 */
export function showToast(kind: "success" | "error", text: string): void {
  toast.dismiss();
  toast[kind](text, { role: kind === "error" ? "alert" : "status" });
}

/**
 * Where toasts appear. Its own style sheet stands for the library's, which would write one into the page at run time.
 * The timer is the library's progress bar, an animation without movement here, so that it runs under reduced motion too.
 */
export function Toasts() {
  return (
    <ToastContainer
      position="bottom-right"
      autoClose={3000}
      transition={false}
      icon={false}
      draggable={false}
      className={() => `${styles.toasts}`}
      toastClassName={(context) => `${styles.toast} ${context?.type === "error" ? styles.error : ""}`}
      progressClassName={() => `${styles.timer}`}
      closeButton={({ closeToast }) => (
        <button type="button" aria-label="Close" onClick={closeToast} className={styles.close}>
          <Icon name="close" />
        </button>
      )}
    />
  );
}
