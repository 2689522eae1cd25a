interface CaptchaProps {
  round: number;
  onToken: (token: string) => void;
}

/** Stands for the provider: a checkbox that is empty again in each round. */
function Captcha({ round, onToken }: CaptchaProps) {
  return <input key={round} type="checkbox" aria-label="Robot" onChange={() => onToken(`token-${round}`)} />;
}

export const loadCaptcha = jest.fn(async () => ({ Captcha }));
