import { structuredData } from "./structured-data";

const clinic = {
  name: "Clinic",
  description: "Therapy for children.",
  email: "hello@clinic.example",
  phones: { structuredData: "(907) 555-0144" },
  address: { street: "1 Main St", locality: "Wasilla", region: "AK", postalCode: "99654", country: "US" },
  hours: [{ days: ["Friday"], opens: "09:00", closes: "17:00" }],
};
const services = [{ name: "Speech Therapy", path: "/services/speech-therapy", summary: "Words and sounds." }];

test("search engines are told who, where, when, by which phone, and what is offered", () => {
  expect(structuredData({ clinic, services, siteUrl: "https://clinic.example" })).toMatchObject({
    "@type": ["MedicalClinic", "LocalBusiness"],
    url: "https://clinic.example/",
    telephone: "(907) 555-0144",
    address: { addressLocality: "Wasilla", addressRegion: "AK", addressCountry: "US" },
    openingHoursSpecification: [{ dayOfWeek: ["Friday"], opens: "09:00", closes: "17:00" }],
    hasOfferCatalog: {
      itemListElement: [
        { itemOffered: { name: "Speech Therapy", url: "https://clinic.example/services/speech-therapy" } },
      ],
    },
  });
});
