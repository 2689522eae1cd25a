import "react";

declare module "react" {
  // HTML's invoker commands, which React passes on but does not type yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
