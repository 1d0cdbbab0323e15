import SimulatedApp
import VirtualTime

/// Apps for the tests of written tests.
enum TinyApps {
  /// An app of some screens; a coordinator named Main shows the first one.
  static func app(_ loaders: [Loader] = [], _ screens: ScreenDefinition...) -> CompiledApp {
    CompiledApp(
      AppDefinition(
        name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
        coordinators: [Coordinator("Main", root: screens[0].name)], screens: screens,
        loaders: loaders))
  }

  /// Two screens, a form, and a loader that may fail.
  static let notes = app(
    [Loader("save", latency: .fixed(.milliseconds(1_500)))],
    Screen("notes", title: "Notes") {
      Button("Add", id: "add").onTap("ADD")
      On("ADD", do: .push("editor"))
    },
    Screen("editor", title: "Editor") {
      Context("text", "")
      State("editing") {
        TextField("text", placeholder: "Text", binds: "text")
        Button("Save", id: "save").onTap("SAVE")
        On("SAVE", to: "saving", if: "text.length > 0")
      }
      State("saving") {
        Text("Saving", id: "saving")
        Invoke("save", onDone: "saved", onError: "failed")
      }
      State("saved") { Text("Saved", id: "saved") }
      State("failed") {
        Text("Not saved", id: "failed")
        Button("Again", id: "again").onTap("AGAIN")
        On("AGAIN", to: "saving")
      }
    })
}
