import SimulatedApp

/// An app with one control of each kind, and the last input that it received.
enum ControlsForm {
  static let definition = AppDefinition(
    "Form", bundleIdentifier: "com.example.form", default: "Main"
  ) {
    Coordinator("Main", root: "form")
    Screen("form", title: "Form", root: ScrollView("form")) {
      Context("count", 1)
      Context("size", "S")
      Context("wifi", false)
      Context("hour", "9")
      Context("level", 0.5)
      Context("name", "Ann")
      Context("secret", "")
      Context("words", "")
      Context("sought", "")
      On("ASK", do: .alert(AlertDefinition(title: "Sure?", buttons: [.init(label: "Yes")])))
      Button("Ask", id: "ask").onTap("ASK")
      Stepper("count", binds: "count").range(from: 0, to: 3)
      SegmentedControl("size", binds: "size").options("S", "M", "L")
      Switch("wifi", label: "Wi-Fi", binds: "wifi").style(.row)
      Slider("level", binds: "level")
      Picker("time") { PickerWheel("hour", binds: "hour").options("8", "9", "10") }
      TextField("name").binds("name")
      SecureTextField("secret").binds("secret")
      SearchField("sought").binds("sought")
      TextView("words").binds("words").size(height: 60)
    }
  }
}
