export const appointmentForm: Queries.AppointmentFormFragment = {
  anchor: null,
  heading: "Enter your information",
  text: "It is a wish and not yet an appointment.",
};
