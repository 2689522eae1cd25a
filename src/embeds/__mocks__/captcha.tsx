interface CaptchaProps {
  round: number;
  onToken: (token: string) => void;
}

/** A fake captcha: a checkbox that is unchecked again in each round. */
function Captcha({ round, onToken }: CaptchaProps) {
  return <input key={round} type="checkbox" aria-label="Robot" onChange={() => onToken(`token-${round}`)} />;
}

/** Resolves with the fake captcha. */
export const loadCaptcha = jest.fn(async () => ({ Captcha }));
