import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import { field, setUpForms, storeChosenDate, visitor } from "./submit-handler.fixtures";

setUpForms();

const minutes = (count: number) => act(async () => jest.advanceTimersByTime(count * 60_000));
const later = (count: number) => jest.setSystemTime(Date.now() + count * 60_000);
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map((control) =>
    control.type === "checkbox" ? control.checked : control.value,
  );
const stored = () => Object.keys(sessionStorage).filter((name) => !name.endsWith(":touched"));
const status = () => document.querySelector("form > [role=status]");
const ended = /Nobody used this for an hour/;
const showAgain = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

describe.each([
  ["evaluation", EvaluationForm],
  ["appointment", AppointmentForm],
])("the %s form", (name, Form) => {
  /** Opens the form with a stored date, and writes into it. @returns what was in its fields before */
  async function fillIn() {
    const { unmount } = render(<Form />);
    const empty = values();
    unmount();
    storeChosenDate();
    render(<Form />);
    const user = visitor();
    await user.type(field("Email address"), "ana@example.com");
    await user.type(field("Your message"), "My child's story");
    await user.click(screen.getByText("How we can talk with you (optional)"));
    await user.click(screen.getByRole("checkbox", { name: "Text me" }));
    expect(values()).not.toEqual(empty);
    return { empty, user };
  }

  test("a button clears all that was written, chosen, stored and found wrong, says so and keeps the focus", async () => {
    const { empty, user } = await fillIn();
    await user.click(screen.getByRole("button", { name: "Send Request" }));
    expect(await screen.findByText(/Nothing was sent yet/)).toBeVisible();
    screen.getByRole("button", { name: "Clear this form" }).focus();
    await user.keyboard("{Enter}");
    expect(values()).toEqual(empty);
    expect(stored()).toEqual(name === "appointment" ? [] : ["draft:appointment"]);
    expect(screen.queryByText(/Nothing was sent yet/)).toBeNull();
    expect(status()).toHaveTextContent("This is empty now, and nothing of it is kept.");
    expect(screen.getByRole("button", { name: "Clear this form" })).toHaveFocus();
    await user.type(field("Your message"), "x");
    expect(status()).toBeEmptyDOMElement();
  });

  test("after an hour without a touch, an open form is cleared and says so", async () => {
    const { empty, user } = await fillIn();
    await minutes(59);
    await user.click(field("Your message"));
    await minutes(59);
    expect(field("Your message")).toHaveValue("My child's story");
    await minutes(1);
    expect(values()).toEqual(empty);
    expect(status()).toHaveTextContent(ended);
  });

  test.each<[string, () => unknown]>([
    ["when the tab is shown", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["when the browser brings the page back", showAgain],
    ["when somebody types", () => fireEvent.keyDown(field("Your message"), { key: "a" })],
    ["when somebody points at it", () => fireEvent.pointerDown(field("Your message"))],
  ])("a form that has slept for nine hours is cleared %s", async (_, wake) => {
    const { empty } = await fillIn();
    later(9 * 60);
    await act(async () => void wake());
    expect(values()).toEqual(empty);
    expect(status()).toHaveTextContent(ended);
  });

  test("a draft of nine hours ago is not filled in, nor what the browser puts back into the fields", async () => {
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = renderToString(<Form />);
    sessionStorage.setItem(`draft:${name}`, JSON.stringify({ message: "My child's story" }));
    sessionStorage.setItem(`draft:${name}:touched`, `${Date.now()}`);
    later(9 * 60);
    field("Your message").value = "My child's story";
    render(<Form />, { container: page, hydrate: true });
    expect(status()).toHaveTextContent(ended);
    expect(field("Your message")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  test("a beginning that was chosen since is in the message of a form whose draft has ended", async () => {
    sessionStorage.setItem(`draft:${name}`, JSON.stringify({ message: "My child's story" }));
    sessionStorage.setItem(`draft:${name}:touched`, `${Date.now()}`);
    later(90);
    sessionStorage.setItem(`beginning:${name}`, "What I see at home: ");
    render(<Form />);
    expect(field("Your message")).toHaveValue("What I see at home: ");
    expect(status()).toHaveTextContent(ended);
    await act(async () => void showAgain());
    expect(field("Your message")).toHaveValue("What I see at home: ");
  });

  test("brought back by the browser, a form has what was written on another page of this tab since", async () => {
    await fillIn();
    const message = "Written later";
    sessionStorage.setItem(`draft:${name}`, JSON.stringify({ message }));
    await act(async () => void showAgain());
    expect([field("Your message"), field("Email address")].map(({ value }) => value)).toEqual([message, ""]);
    sessionStorage.removeItem(`draft:${name}`);
    await act(async () => void showAgain());
    expect(field("Your message")).toHaveValue("");
  });

  test("loaded in advance, it gets draft and prefill when it is shown, and they are stored until then", async () => {
    Object.defineProperty(document, "prerendering", { configurable: true, value: true });
    render(<Form />);
    sessionStorage.setItem(`draft:${name}`, JSON.stringify({ message: "Hello" }));
    sessionStorage.setItem(`beginning:${name}`, "What I see at home: ");
    expect(field("Your message")).toHaveValue("");
    Object.defineProperty(document, "prerendering", { configurable: true, value: false });
    await act(async () => void document.dispatchEvent(new Event("prerenderingchange")));
    expect(field("Your message")).toHaveValue("Hello\n\nWhat I see at home: ");
    expect(stored()).toEqual([`draft:${name}`]);
  });
});
