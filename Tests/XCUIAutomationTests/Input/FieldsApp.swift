import SimulatedApp

/// An app with fields, and something for two fingers and a pointer.
enum FieldsApp {
  static let definition = AppDefinition(
    name: "Fields", bundleIdentifier: "com.example.fields", defaultCoordinator: "Main",
    coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [main])
  static let compiled = CompiledApp(definition)

  private static let main = Screen("main", root: Table("list")) {
    Context("last", "none")
    Context("name", "")
    Context("code", "")
    Context("rows", .list((1...40).map { .string("row\($0)") }))
    On("PINCH", do: .assign("last", "event.scale"))
    On("TURN", do: .assign("last", "event.rotation"))
    for name in ["TAP", "HOVER", "OTHER", "DOUBLE", "LONG"] {
      On(name, do: .assign("last", "'\(name)'"))
    }
    Element(.map, id: "map").size(height: 120).on(.pinch, "PINCH").on(.rotate, "TURN")
      .on(.hover, "HOVER").on(.rightClick, "OTHER").onTap("TAP").on(.doubleTap, "DOUBLE")
      .on(.longPress, "LONG")
    TextField("name", binds: "name").returnKey(.go)
    TextField("code", binds: "code").keyboard(.numberPad).maxLength(4).accessory()
    Text(.bind("last"), id: "last")
    State("only") { Cell(.bind("item")).forEach("rows") }
  }
}
