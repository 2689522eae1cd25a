export { ErrorSummary } from "../../components/form/error-summary";
export { checkReferral, readReferral } from "./check-referral";
export { PrintedReferral } from "./printed-referral";
