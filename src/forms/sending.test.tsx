import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";

const successToast = "Thank you for submitted the form! A staff member will be reaching out to you soon!";

/** Stands for the provider: a checkbox that is empty again in each round. */
jest.mock("../embeds/captcha", () => {
  function Captcha({ round, onToken }: { round: number; onToken: (token: string) => void }) {
    return (
      <input key={round} type="checkbox" aria-label="Robot" onChange={() => onToken(`token-${round}`)} />
    );
  }
  return { loadCaptcha: jest.fn(async () => ({ Captcha })) };
});

const fetchMock = jest.fn();
/** What the appointment form logs, rightly; everything else on the console still fails the test. */
const logged: unknown[] = [];
function expectLogs(): void {
  // biome-ignore lint/suspicious/noConsole: stands in for the console
  jest.mocked(console.error).mockImplementation((...words) => logged.push(...words));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-26T21:00:00Z") });
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  sessionStorage.clear();
  logged.length = 0;
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

afterEach(() => jest.useRealTimers());

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const answer = (status: number, body: object | string) => ({
  ok: status < 300,
  text: async () => (typeof body === "string" ? body : JSON.stringify(body)),
});
const accepted = answer(200, { success: true });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send Request" });
const robot = () => screen.findByRole("checkbox", { name: "Robot" });
const sentBodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));
const sentHeader = (name: string) => fetchMock.mock.calls.map(([, { headers }]) => headers[name]);
/** The toast, not what stays on the page. */
const toast = (text: string) =>
  waitFor(() => {
    const found = screen.queryAllByText(text).filter((element) => element.closest(".toast"));
    expect(found).toHaveLength(1);
  });

async function fillEvaluation(user: ReturnType<typeof visitor>) {
  await user.type(field("Your name"), "Ana Example");
  await user.type(field("Phone number"), "(907) 555-0100");
  await user.type(field("Email address"), "ana@example.com");
  await user.type(field("Your message"), "Hello");
}

async function fillAppointment(user: ReturnType<typeof visitor>) {
  await user.type(field("First name"), "Ana");
  await user.type(field("Last name"), "Example");
  await user.type(field("Phone number"), "9075550100");
  await user.type(field("Email address"), "ana@example.com");
  await user.type(field("Your message"), "Hello");
}

/** A day and time that an earlier visit in this tab has left. */
function chooseEarlier() {
  sessionStorage.setItem(
    "draft:appointment",
    JSON.stringify({ preferred_date: "27/11/2026", preferred_time: "09:30" }),
  );
}

describe("what stops the evaluation form", () => {
  test("everything empty: toast, summary with focus, the same words beside each field, nothing sent", async () => {
    render(<EvaluationForm />);
    await visitor().click(send());
    const words = [
      "Please enter your name.",
      "Please enter your phone number.",
      "Please enter your email address.",
      "Please enter your message.",
      "Please complete the reCAPTCHA.",
    ];
    await toast("Please complete the reCAPTCHA.");
    const summary = screen.getByRole("region", { name: /Nothing was sent yet/ });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(words);
    expect(field("Your name")).toBeInvalid();
    expect(field("Your name")).toHaveAccessibleDescription("Please enter your name.");
    expect(screen.getByRole("group", { name: /person/ })).toHaveAccessibleDescription(
      "Please complete the reCAPTCHA.",
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("a link of the summary leads to its field", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await user.click(send());
    await user.click(await screen.findByRole("link", { name: "Please enter your email address." }));
    expect(field("Email address")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Please complete the reCAPTCHA." }));
    expect(screen.getByRole("group", { name: /person/ })).toHaveFocus();
  });

  test("only the captcha missing", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await fillEvaluation(user);
    await user.click(send());
    await toast("Please complete the reCAPTCHA.");
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field("Your name")).toHaveValue("Ana Example");
  });

  test("only a field at fault: no toast", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await fillEvaluation(user);
    await user.clear(field("Phone number"));
    await user.click(await robot());
    await user.click(send());
    expect(await screen.findByRole("link", { name: "Please enter your phone number." })).toBeVisible();
    expect(document.querySelector(".toast")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe.each([
  ["evaluation", EvaluationForm, fillEvaluation, "Sending"],
  ["appointment", AppointmentForm, fillAppointment, "Sending..."],
] as const)("the %s form", (name, Form, fill, busyLabel) => {
  beforeEach(chooseEarlier);

  async function fillAll(user: ReturnType<typeof visitor>) {
    await fill(user);
    await user.click(await robot());
  }

  test("sends, says so for three seconds, and confirms for good over the cleared form", async () => {
    fetchMock.mockResolvedValue(accepted);
    render(<Form />);
    const user = visitor();
    await fillAll(user);
    await user.click(send());

    await toast(successToast);
    const confirmation = screen.getByRole("region", { name: /have your request/ });
    expect(confirmation).toHaveFocus();
    expect(confirmation).toHaveTextContent("appointments are not scheduled until our staff replies to you");
    expect(confirmation).toHaveTextContent("We are open now, until 7pm.");
    for (const box of screen.getAllByRole("textbox")) expect(box).toHaveValue("");
    expect(await robot()).not.toBeChecked();
    for (const kept of ["draft", "attempt"]) expect(sessionStorage.getItem(`${kept}:${name}`)).toBeNull();

    const timer = document.querySelector(".timer") as HTMLElement;
    expect(timer.style.animationDuration).toBe("3000ms");
    fireEvent.animationEnd(timer);
    await waitFor(() => expect(screen.queryByText(successToast)).toBeNull());
    expect(confirmation).toBeVisible();
  });

  test("is busy while it sends: button off under its own label, focus kept near, one request", async () => {
    let respond = (_: unknown) => {};
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const { container } = render(<Form />);
    const user = visitor();
    await fillAll(user);
    await user.click(send());
    const button = await screen.findByText(busyLabel);
    expect(button).toBeDisabled();
    expect(screen.getByText(/on its way/)).toHaveFocus();
    fireEvent.submit(container.querySelector("form") as HTMLFormElement);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(async () => respond(accepted));
    expect(send()).toBeEnabled();
  });

  test("keeps the text after a failure, and a retry is known by the same key", async () => {
    expectLogs();
    fetchMock.mockResolvedValueOnce(answer(500, { success: false })).mockResolvedValueOnce(accepted);
    render(<Form />);
    const user = visitor();
    await fillAll(user);
    await user.click(send());

    const notice = await screen.findByRole("region", { name: "Your request was not sent" });
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole("link", { name: "(907) 555-0142" })).toBeVisible();
    expect(field("Email address")).toHaveValue("ana@example.com");

    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: /have your request/ })).toBeVisible();
    const [first, second] = sentHeader("Idempotency-Key");
    expect(second).toBe(first);
    expect(sentHeader("X-Captcha-Token")).toEqual(["token-0", "token-1"]);
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
  });

  test("changed content gets a key of its own", async () => {
    expectLogs();
    fetchMock.mockResolvedValue(answer(500, { success: false }));
    render(<Form />);
    const user = visitor();
    await fillAll(user);
    await user.click(send());
    await screen.findByRole("region", { name: "Your request was not sent" });
    await user.type(field("Your message"), " again");
    await user.click(await robot());
    await user.click(send());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(2);
  });

  test("a request that never left can be sent again without another captcha", async () => {
    expectLogs();
    fetchMock.mockRejectedValueOnce(new TypeError("Load failed")).mockResolvedValueOnce(accepted);
    render(<Form />);
    const user = visitor();
    await fillAll(user);
    await user.click(send());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: /have your request/ })).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(1);
  });

  test("keeps a draft over leaving and coming back", async () => {
    const user = visitor();
    const { unmount } = render(<Form />);
    await fill(user);
    unmount();
    render(<Form />);
    expect(field("Email address")).toHaveValue("ana@example.com");
    expect(field("Your message")).toHaveValue("Hello");
  });

  test("loads captcha and toasts at the first touch, not before", async () => {
    render(<Form />);
    await act(async () => {});
    expect(screen.queryByRole("checkbox")).toBeNull();
    await visitor().click(field("Your message"));
    expect(await robot()).toBeVisible();
  });

  test("says that the browser is offline, and that it is back", () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    render(<Form />);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/You are offline/)).toHaveRole("status");
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    onLine.mockRestore();
  });
});

test("the evaluation form sends the specification's four fields", async () => {
  fetchMock.mockResolvedValue(accepted);
  render(<EvaluationForm />);
  const user = visitor();
  await fillEvaluation(user);
  await user.click(await robot());
  await user.click(send());
  expect(sentBodies()).toEqual([
    { name: "Ana Example", phone: "(907) 555-0100", email: "ana@example.com", message: "Hello" },
  ]);
});

test("the appointment form sends name and message composed", async () => {
  chooseEarlier();
  fetchMock.mockResolvedValue(accepted);
  render(<AppointmentForm />);
  const user = visitor();
  await fillAppointment(user);
  await user.click(await robot());
  await user.click(send());
  expect(sentBodies()).toEqual([
    {
      name: "Ana Example",
      phone: "9075550100",
      email: "ana@example.com",
      message: "Appointment Request\nPreferred Date: 11/27/2026\nPreferred Time: 09:30\n\nHello",
    },
  ]);
});

test("the appointment form sends nothing while date and time are missing, and says so", async () => {
  render(<AppointmentForm />);
  const user = visitor();
  await fillAppointment(user);
  await user.click(await robot());
  await user.click(send());
  expect(await screen.findByRole("link", { name: "Please choose a date." })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Preferred time" })).toHaveAccessibleDescription(
    /Please choose a time\./,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

describe.each([
  [
    "a refusal in words",
    () => Promise.resolve(answer(429, { success: false, error: "Please wait." })),
    "Please wait.",
  ],
  ["a refusal without words", () => Promise.resolve(answer(500, {})), "Failed to send email"],
  ["success false", () => Promise.resolve(answer(200, { success: false })), "Failed to send email"],
  ["a page of HTML", () => Promise.resolve(answer(200, "<!doctype html>")), "Failed to send email"],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to send email"],
])("after %s", (_, respond, error) => {
  test("the appointment form says that it failed, and logs the error", async () => {
    chooseEarlier();
    expectLogs();
    fetchMock.mockImplementation(respond);
    render(<AppointmentForm />);
    const user = visitor();
    await fillAppointment(user);
    await user.click(await robot());
    await user.click(send());
    await toast("Failed to send. Please try again.");
    expect(logged).toEqual([error]);
  });
});

test.each([
  ["404 Not Found", "Email service not available. Please check your server configuration."],
  ["Environment variables missing", "Configuration error. Please check your API settings."],
  ["network unreachable", "Network error. Please check your internet connection."],
  ["Please wait.", "Failed to send message: Please wait."],
])("the evaluation form's toast for the error %j is %j", async (error, words) => {
  fetchMock.mockResolvedValue(answer(500, { success: false, error }));
  render(<EvaluationForm />);
  const user = visitor();
  await fillEvaluation(user);
  await user.click(await robot());
  await user.click(send());
  await toast(words);
});

test("a captcha that does not load says what to do, and can be loaded again", async () => {
  const { loadCaptcha } = jest.requireMock<{ loadCaptcha: jest.Mock }>("../embeds/captcha");
  loadCaptcha.mockRejectedValueOnce(new Error("blocked"));
  render(<EvaluationForm />);
  const user = visitor();
  await user.click(field("Your name"));
  const words = await screen.findByRole("alert");
  expect(words).toHaveTextContent(/did not load.*call us: \(907\) 555-0142/);
  await user.click(within(words).getByRole("button", { name: "Load it again" }));
  expect(await robot()).toBeVisible();
});
