import { define, find, PageElement } from "./page-element";
import { script } from "./words";

/**
 * `<video-opener data-frame>`: opens a video in its dialog. Without JavaScript it is a link to the video, which a
 * button replaces.
 */
class VideoOpener extends PageElement {
  protected connect(signal: AbortSignal): void {
    const link = find(this, "a", HTMLElement);
    const button = find(this, "button", HTMLElement);
    const dialog = find(this, "dialog", HTMLDialogElement);
    const close = find(dialog, "button", HTMLElement);
    const stage = find(dialog, "[data-stage]", HTMLElement);
    const status = find(stage, "[role=status]", HTMLElement);
    const { frame = "" } = this.dataset;
    link.hidden = true;
    button.hidden = false;
    button.addEventListener("click", open, { signal });
    close.addEventListener("click", () => dialog.close(), { signal });
    dialog.addEventListener("click", closeOnBackdrop, { signal });
    dialog.addEventListener("close", stop, { signal });

    function open() {
      dialog.showModal();
      // Safari 16 focuses nothing here.
      close.focus();
      // The player is expensive, so it is added after the dialog has been painted. See docs/performance.md.
      requestAnimationFrame(() => setTimeout(() => dialog.open && play()));
    }

    function play() {
      status.textContent = script.loadingVideo;
      const player = document.createElement("iframe");
      player.title = dialog.getAttribute("aria-label") ?? "";
      player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
      player.referrerPolicy = "strict-origin-when-cross-origin";
      player.addEventListener("load", () => {
        status.textContent = "";
      });
      player.src = frame;
      stage.append(player);
    }

    function stop() {
      stage.replaceChildren(status);
      status.textContent = "";
    }

    // Ignores the second click of a double click on the opener.
    function closeOnBackdrop({ target, detail }: MouseEvent) {
      if (target === dialog && detail < 2) dialog.close();
    }
  }
}

define("video-opener", VideoOpener);
