import SimulatedApp

/// An app with something for every kind of input.
enum InputApp {
  static let definition = AppDefinition(
    name: "Input", bundleIdentifier: "com.example.input", defaultCoordinator: "Main",
    coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [main])

  private static let main = Screen("main", root: Table("list")) {
    Context("last", "none")
    Context("first", "")
    Context("second", "")
    Context("volume", 0.5)
    Context("month", "May")
    Context("rows", .list((1...40).map { .string("row\($0)") }))
    for name in ["TAP", "DOUBLE", "FINGERS", "UP", "DOWN", "LEFT", "RIGHT", "LONG"] {
      On(name, do: .assign("last", "'\(name)'"))
    }
    Button("Pad", id: "pad").onTap("TAP").on(.doubleTap, "DOUBLE").on(.twoFingerTap, "FINGERS")
      .on(.swipeUp, "UP").on(.swipeDown, "DOWN").on(.swipeLeft, "LEFT").on(.swipeRight, "RIGHT")
      .on(.longPress, "LONG")
    TextField("first", binds: "first")
    TextField("second", binds: "second")
    Slider("volume", binds: "volume")
    Element(.pickerWheel, id: "month").binds("month")
    Text(.bind("last"), id: "last")
    State("only") { Cell(.bind("item")).forEach("rows") }
  }
}
