/** The tools of the pack for a visit: print, and save the date. */
export const visitTools = {
  print: "Print this list",
  clear: "Clear this list",
  lookFirst: "Please look at this first:",
  day: "Day",
  time: "Time ({zone})",
  length: "Length",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  save: "Save a calendar file",
  notSaved: "The file could not be made. Please check your connection, then press the button again.",
  saved: {
    one: "Saved: {when}. Open the file, and your calendar takes it in. It rings {count} minute before.",
    other: "Saved: {when}. Open the file, and your calendar takes it in. It rings {count} minutes before.",
  },
  when: "{date}, at {time}",
  noDay: "Day: please fill in the day that we gave you.",
  dayPast: "Day: this one has passed. Please look at it again.",
  dayFar: "Day: this is years ahead. Please look at the year again.",
  noTime: "Time: please fill in the time that we gave you, with AM or PM.",
  timePast: "Time: this one has passed today. Please look at it again.",
  closedThatDay: "We are closed that day ({reason}).",
  closedOn: "We are closed on {weekday}s.",
  openThatDay: "That day we are open {times}.",
  sure: "If we gave you this time, you are all set. If you are not sure, call {phone}.",
} as const;

/** The test of camera, microphone and speaker before a visit by video. */
export const devices = {
  camera: {
    test: "Test the camera",
    stop: "Stop the camera",
    asks: "Your browser asks whether this page may use the camera. Please allow it.",
    works: "This is what we will see.",
    output: "Your camera",
    refused:
      "The browser may not use your camera. Press the sign in front of the page's address, allow the camera, and test again. If nothing changes, allow it in the settings of your device, too.",
    barred:
      "This page may not use your camera here. Open it by itself in a browser such as Safari, Chrome or Firefox, and test again.",
    missing:
      "We found no camera. If it has a plug, pull it out and put it in again. Or try another device, such as a phone.",
    busy: "Your camera does not answer. Often another program uses it: close other video calls, then test again. If that does not help, restart your device.",
    unsupported:
      "This browser can't use a camera. Open the page in a newer browser such as Safari, Chrome or Firefox, and not inside another app.",
  },
  microphone: {
    test: "Test the microphone",
    stop: "Stop the microphone",
    asks: "Your browser asks whether this page may use the microphone. Please allow it.",
    works: "We can hear you.",
    speak: "Please say something.",
    output: "How loud it is",
    refused:
      "The browser may not use your microphone. Press the sign in front of the page's address, allow the microphone, and test again. If nothing changes, allow it in the settings of your device, too.",
    barred:
      "This page may not use your microphone here. Open it by itself in a browser such as Safari, Chrome or Firefox, and test again.",
    missing:
      "We found no microphone. If it has a plug, pull it out and put it in again. Or try another device, such as a phone.",
    busy: "Your microphone does not answer. Often another program uses it: close other video calls, then test again. If that does not help, restart your device.",
    unsupported:
      "This browser can't use a microphone. Open the page in a newer browser such as Safari, Chrome or Firefox, and not inside another app.",
  },
  speaker: {
    test: "Test the speaker",
    asked: "Did you hear a soft tone?",
    heard: "Good. You will hear us, too.",
    missed:
      "Turn up the volume, and turn off silent mode. If headphones or another speaker are connected, the sound may be there. Then play the tone again.",
    unsupported:
      "This browser can't play the tone. Play any video instead to hear whether your speaker works.",
    yes: "Yes, I heard it",
    no: "No",
  },
} as const;
