import SimulatedApp
import VirtualTime

/// Generated apps of any size, to measure how the work grows.
enum LargeApp {
  /// An app of many screens: each loads, then leads to up to four others, or fails and tries again.
  static func screens(_ count: Int) -> AppDefinition {
    let loaders = (0..<min(count, 16)).map { number in
      LoaderDefinition(name: "load\(number)", latency: .fixed(.milliseconds(200 + number)))
    }
    return AppDefinition(
      name: "Large", bundleIdentifier: "com.example.large", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "screen0", marker: "screen0.view")],
      screens: (0..<count).map { screen($0, of: count) }, loaders: loaders)
  }

  private static func screen(_ number: Int, of count: Int) -> ScreenDefinition {
    let name = "screen\(number)"
    let next = (1...4).map { number * 4 + $0 }.filter { $0 < count }
    return Screen(name, title: ElementText.literal(name), root: Other(.literal("\(name).view"))) {
      State("loading") {
        Invoke("load\(number % 16)", onDone: "loaded", onError: "failed")
        ActivityIndicator("In progress", id: "busy")
      }
      State("loaded") {
        for other in next {
          Button("Open \(other)", id: "open.\(other)").onTap("OPEN\(other)")
          On("OPEN\(other)", do: .push("screen\(other)"))
        }
      }
      State("failed") {
        Button("Retry", id: "retry").onTap("RETRY")
        On("RETRY", to: "loading")
      }
    }
  }

  /// A screen whose loaders all begin at once; each shows a text when it ends.
  static func loads(_ count: Int) -> AppDefinition {
    let keys = (0..<count).map { "text\($0)" }
    let screen = ScreenDefinition(
      name: "main", context: Dictionary(uniqueKeysWithValues: keys.map { ($0, .integer(0)) }),
      view: keys.map { Text("there").id(.literal($0)).hidden(if: "\($0) == 0").element },
      initial: "shown",
      states: [
        StateDefinition(
          name: "shown",
          invoke: keys.map { key in
            InvocationDefinition(
              source: key, onDone: [TransitionDefinition(to: nil, actions: [.assign(key, "1")])])
          })
      ])
    return AppDefinition(
      name: "Loads", bundleIdentifier: "com.example.loads", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen],
      loaders: keys.map {
        LoaderDefinition(
          name: $0, latency: .uniform(from: .milliseconds(200), through: .seconds(3)))
      })
  }
}
