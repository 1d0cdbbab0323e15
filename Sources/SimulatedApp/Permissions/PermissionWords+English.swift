extension PermissionWords {
  static let english = PermissionWords(
    titles: [
      .contacts: "“%” Would Like to Access Your Contacts",
      .calendar: "“%” Would Like Full Access to Your Calendar",
      .reminders: "“%” Would Like to Access Your Reminders",
      .photos: "“%” Would Like to Access Your Photo Library",
      .microphone: "“%” Would Like to Access the Microphone",
      .camera: "“%” Would Like to Access the Camera",
      .mediaLibrary:
        "“%” Would Like to Access Apple Music, Your Music and Video Activity, and Your Media "
        + "Library",
      .homeKit: "“%” Would Like to Access Your Home Data",
      .focus: "“%” Would Like to Share That You Have Notifications Silenced",
      .bluetooth: "“%” Would Like to Use Bluetooth",
      .location: "Allow “%” to use your location?",
      .health: "“%” Would Like to Access and Update Your Health Data",
      .userTracking: "Allow “%” to track your activity across other companies’ apps and websites?",
      .localNetwork: "“%” would like to find and connect to devices on your local network.",
      .notifications: "“%” Would Like to Send You Notifications",
    ],
    notificationMessage:
      "Notifications may include alerts, sounds, and icon badges. These can be configured "
      + "in Settings.",
    allow: "Allow",
    refuse: "Don’t Allow",
    allowOnce: "Allow Once",
    allowInUse: "Allow While Using App",
    allowAll: "Allow Full Access",
    limit: "Limit Access…",
    refuseTracking: "Ask App Not to Track",
    passwordTitle:
      "Would you like to save this password in your Keychain to use with apps and websites?",
    passwordSave: "Save Password",
    passwordNotNow: "Not Now",
    cancel: "Cancel")
}
