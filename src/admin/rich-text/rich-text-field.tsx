import type { CustomFieldControlProps } from "@sveltia/cms";
import type { EditorState, Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { Component } from "react";
import { createState } from "./editor-state";
import { markLinkWords, setLink, wordsForLink } from "./links";
import type { RichTextOptions } from "./options";
import { FactList, LinkForm } from "./panels";
import { cleanPaste } from "./paste/clean-html";
import { toHtml } from "./to-html";
import { fieldButtons, type Panel, Toolbar } from "./toolbar";

type Options = RichTextOptions & {
  readonly required?: boolean;
  readonly hint?: string;
  /** Whether the text is only shown, as the English text beside its translation is. */
  readonly readonly?: boolean;
};

interface State {
  /** undefined: the text cannot be shown as formatted text. */
  readonly editor?: EditorState;
  readonly panel?: Panel;
  readonly isInvalid: boolean;
}

/** The field for formatted text in the forms of /admin. It is a class, because it holds an editor that is not React's. */
export class RichTextField extends Component<CustomFieldControlProps, State> {
  private readonly options = this.props.field.toJS() as unknown as Options;
  private view: EditorView | undefined;
  /** The values that the form has or will have from here, the oldest first. Any other value comes from elsewhere. */
  private known = [this.value];
  override state: State = { editor: createState(this.value, this.options.facts), isInvalid: false };

  private get value(): string {
    return this.props.value ?? "";
  }

  override render() {
    const { editor, panel } = this.state;
    const { links, linkPattern, facts } = this.options;
    const { forID } = this.props;
    if (editor === undefined) {
      return <PlainText id={forID} value={this.value} attributes={this.attributes()} onChange={this.send} />;
    }
    const words = wordsForLink(editor);
    return (
      <div className="rich-text">
        {!this.options.readonly && <Toolbar buttons={fieldButtons(editor, panel, this)} controls={forID} />}
        {panel === "link" && words !== undefined && (
          <LinkForm
            key={`${words.from} ${words.href}`}
            id={forID}
            links={links}
            pattern={linkPattern}
            href={words.href}
            set={(href) => this.finish(setLink(editor, words, href))}
            close={this.close}
          />
        )}
        {panel === "fact" && (
          <FactList
            facts={facts}
            add={(fact) => this.finish(editor.tr.insertText(fact).scrollIntoView())}
            close={this.close}
          />
        )}
        <div ref={this.mount} />
      </div>
    );
  }

  override componentDidMount(): void {
    this.noticeError();
  }

  override componentDidUpdate(_: CustomFieldControlProps, { panel, isInvalid }: State): void {
    this.noticeError();
    // The attributes of the box and the words for a link follow.
    if (panel !== this.state.panel || isInvalid !== this.state.isInvalid) this.view?.setProps({});
    const at = this.known.indexOf(this.value);
    this.known = at >= 0 ? this.known.slice(at) : [this.value];
    if (at >= 0) return;
    const editor = createState(this.value, this.options.facts);
    if (editor !== undefined) this.view?.updateState(editor);
    this.setState({ editor, panel: undefined });
  }

  /** The form shows the error beside this field, and says it to nobody else. */
  private noticeError(): void {
    const isInvalid = document.getElementById(`${this.props.forID}-error`) !== null;
    if (isInvalid !== this.state.isInvalid) this.setState({ isInvalid });
  }

  private mount = (host: HTMLElement | null): void => {
    this.view?.destroy();
    this.view = undefined;
    const { editor } = this.state;
    if (host === null || editor === undefined) return;
    const own = { id: this.props.forID, class: "rich-text-box", role: "textbox", "aria-multiline": "true" };
    this.view = new EditorView(host, {
      ...cleanPaste(this.options.links),
      state: editor,
      editable: () => !this.options.readonly,
      attributes: () => ({ ...own, ...this.attributes() }),
      decorations: (state) => (this.state.panel === "link" ? markLinkWords(state) : undefined),
      dispatchTransaction: this.apply,
    });
  };

  /** What the text box says of itself to assistive technology. The form around it has the label and the error. */
  private attributes(): Record<string, string> {
    const { required = true, hint = "", readonly: isReadOnly = false } = this.options;
    const { forID } = this.props;
    const { isInvalid } = this.state;
    return {
      "aria-labelledby": `${forID}-label`,
      "aria-description": withoutMarkdown(hint),
      "aria-required": String(required),
      "aria-readonly": String(isReadOnly),
      "aria-invalid": String(isInvalid),
      ...(isInvalid && { "aria-errormessage": `${forID}-error` }),
    };
  }

  /** Opens a panel below the buttons, or closes it. */
  toggle(panel: Panel): void {
    if (this.state.panel === panel) this.close();
    else this.setState({ panel });
  }

  /** Puts the focus into the text. */
  focus(): void {
    this.view?.focus();
  }

  /** Makes a change of the text or of the selection. */
  apply = (transaction: Transaction): void => {
    const { view } = this;
    if (view === undefined) return;
    const editor = view.state.apply(transaction);
    view.updateState(editor);
    this.setState({ editor });
    if (transaction.docChanged) this.send(toHtml(editor.doc));
  };

  private send = (value: string): void => {
    if (value === this.known.at(-1)) return;
    this.known.push(value);
    this.props.onChange(value);
  };

  private finish(transaction: Transaction): void {
    this.apply(transaction);
    this.close();
  }

  private close = (): void => {
    this.setState({ panel: undefined });
    this.focus();
  };
}

/** A hint without what makes it Markdown, the opposite of `asMarkdown`. */
function withoutMarkdown(hint: string): string {
  return hint.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

interface Props {
  readonly id: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** The field for a text that cannot be shown as formatted text without changing how it is written: the text with its marks. */
function PlainText({ id, value, attributes, onChange }: Props) {
  return (
    <div className="rich-text">
      <p id={`${id}-plain`}>
        This text is written in a way that cannot be shown as formatted text without changing it. Change its
        words here, and leave the marks in &lt; and &gt; as they are.
      </p>
      <textarea
        {...attributes}
        readOnly={attributes["aria-readonly"] === "true"}
        value={value}
        aria-describedby={`${id}-plain`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
