import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

@testable import AppRuntime
@testable import AppSession

extension FaultSample {
  /// A sample of every kind.
  static let all: [FaultSample] = network + device + touches + keyboard + order + surroundings

  private static func query(_ identifier: String) -> Query {
    Query().descendants(.any).identified(by: identifier)
  }

  private static func app(
    _ loaders: LoaderDefinition..., screen: ScreenDefinition
  ) -> AppDefinition {
    .tiny([screen], loaders: loaders)
  }

  private static let loading = app(
    LoaderDefinition(name: "feed", latency: .fixed(.seconds(1))),
    screen: Screen("main") {
      On("LEAVE", to: "away")
      State("loading") { Invoke("feed", onDone: .to("done"), onError: .to("wrong")) }
      State("done") {}
      State("wrong") {}
      State("away") {}
    })

  private static let tapping = app(
    screen: Screen("main") {
      Button("Go", id: "go").onTap("GO")
      State("first") { On("GO", to: "second") }
      State("second") { Text("there", id: "there") }
    })

  private static let network: [FaultSample] = [
    FaultSample(
      Fault(.slowNetwork, 8), loading, usual: "1.0",
      isFaulty: { ["2.0", "4.0", "8.0"].contains($0) },
      act: { $0.time(until: "done") }),
    FaultSample(
      Fault(.loaderFailure, 0.5), loading, usual: "done", faulty: "wrong",
      act: { app in
        app.pass(.seconds(2))
        return app.state
      }),
    FaultSample(
      Fault(.lateResult, 0.5), loading, usual: "away", faulty: "done",
      act: { app in
        app.send("LEAVE")
        app.pass(.seconds(2))
        return app.state
      }),
    FaultSample(
      Fault(.rowOrder, 0.5),
      app(
        LoaderDefinition(name: "feed", latency: .fixed(.seconds(1)), result: .abc),
        screen: Screen("main") {
          Context("rows", .list([]))
          State("loading") { Invoke("feed", onDone: .to(do: .assign("rows", "event.data"))) }
        }), usual: "abc", isFaulty: { $0.sorted() == ["a", "b", "c"] },
      act: { app in
        app.pass(.seconds(2))
        return app.letters("rows")
      }),
  ]

  private static let order: [FaultSample] = [
    FaultSample(
      Fault(.tieOrder),
      app(
        LoaderDefinition(name: "a", latency: .fixed(.seconds(1))),
        LoaderDefinition(name: "b", latency: .fixed(.seconds(1))),
        screen: Screen("main") {
          State("loading") {
            Invoke("a", onDone: "byA")
            Invoke("b", onDone: "byB")
          }
          State("byA") {}
          State("byB") {}
        }), usual: "byA", faulty: "byB",
      act: { app in
        app.pass(.seconds(2))
        return app.state
      }),
    FaultSample(
      Fault(.nearOrder, 20),
      app(
        screen: Screen("main") {
          State("first") { After(.seconds(1), to: "done") }
          State("done") {}
        }), usual: "1.0", isFaulty: { (1...1.02).contains(Double($0) ?? 0) },
      act: { $0.time(until: "done") }),
    FaultSample(
      Fault(.collectionOrder),
      app(
        screen: Screen("main") {
          Context("rows", .abc)
          Text().label(.bind("item")).forEach("rows").unordered()
          State("only") {}
        }), usual: "abc", isFaulty: { $0.sorted() == ["a", "b", "c"] }, act: { $0.labels }),
    FaultSample(
      Fault(.staleSnapshot, 0.5), tapping, usual: "there", faulty: "not yet",
      act: { app in
        _ = app.element("go")
        app.touch("go")
        return app.session.exists(query("there")) ? "there" : "not yet"
      }),
  ]

  private static let device: [FaultSample] = [
    FaultSample(
      Fault(.lostHelper, 0.5), tapping, usual: "found", faulty: "lost",
      act: { app in (try? app.session.find(query("go"))) == nil ? "lost" : "found" }),
    FaultSample(
      Fault(.screenshot, 0.5), tapping, usual: "taken", faulty: "failed",
      act: { app in app.session.device.chance.strikes(.screenshot) ? "failed" : "taken" }),
    FaultSample(
      Fault(.slowDevice, 4), tapping, usual: "15", timing: .xcode26,
      isFaulty: { (15...60).contains(Double($0) ?? 0) },
      act: { app in
        let start = app.session.now
        _ = app.session.exists(query("go"))
        return "\((app.session.now - start).nanoseconds / 1_000_000)"
      }),
    FaultSample(
      Fault(.animations, 0.5),
      app(
        screen: Screen("main") { State("only") { Button("Go").animated(.seconds(1), fromX: 9) } }),
      usual: "1.0", faulty: "0.0", act: { "\($0.session.now.sinceStart.inSeconds)" }),
    FaultSample(
      Fault(.alert, 5), tapping, usual: "none", faulty: "Low Battery",
      act: { app in
        app.pass(.seconds(6))
        return app.session.device.springBoard.alert?.title ?? "none"
      }),
  ]

  private static let touches: [FaultSample] = [
    FaultSample(
      Fault(.swallowedTap, 0.5), tapping, usual: "second", faulty: "first",
      act: { app in
        app.touch("go")
        return app.state
      }),
    FaultSample(
      Fault(.droppedFrames, 60), tapping, usual: "there, hittable, second",
      faulty: "there, not, first",
      act: { app in
        guard let found = try? app.session.findNow(query("go")) else { return "" }
        let isHittable = app.session.isHittable(found)
        app.touch("go")
        return "there, \(isHittable ? "hittable" : "not"), \(app.state)"
      }),
  ]

  private static let field = app(
    screen: Screen("main") {
      TextField("field")
      State("only") {}
    })

  private static let keyboard: [FaultSample] = [
    FaultSample(
      Fault(.lateKeyboard, 1_000), field, usual: "typed, then there", faulty: "refused, then there",
      act: { app in
        _ = app.session.perform(.tap, on: query("field"), title: "")
        let failure = app.session.perform(.type("x", into: query("field")), title: "")
        app.pass(.seconds(2))
        let isThere = app.process?.textEntry.showsKeyboard == true
        return "\(failure == nil ? "typed" : "refused"), then \(isThere ? "there" : "not")"
      }),
    FaultSample(
      Fault(.noKeyboard, 0.5), field, usual: "shown", faulty: "not",
      act: { app in
        app.touch("field")
        return app.process?.textEntry.showsKeyboard == true ? "shown" : "not"
      }),
  ]

  private static let surroundings: [FaultSample] = [
    FaultSample(
      Fault(.device), tapping, usual: "iPhone 15", isFaulty: { DeviceProfile.names.contains($0) },
      act: { $0.session.device.profile.name }),
    FaultSample(Fault(.language), worded, usual: "Hello", faulty: "Hallo", act: { $0.labels }),
    FaultSample(
      Fault(.textSize), tapping, usual: "", isFaulty: { DrawnSurroundings.textSizes.contains($0) },
      act: { $0.process?.startup.givenDefaults["UIPreferredContentSizeCategoryName"]?.words ?? "" }),
    FaultSample(
      Fault(.clock), tapping, usual: "\(SessionConfiguration.usualWallClockStart)",
      isFaulty: { clock in DrawnSurroundings.clocks.contains { "\($0)" == clock } },
      act: { "\($0.session.device.wallClockStart)" }),
    FaultSample(
      Fault(.storedState), worded, usual: "hints", faulty: "no hints",
      act: { $0.process?.facts.defaults["hints"] == .bool(true) ? "hints" : "no hints" }),
  ]

  private static let worded: AppDefinition = {
    var app = Self.app(screen: Screen("main") { State("only") { Text(.string(key: "hello")) } })
    app.language = "en"
    app.strings = ["en": ["hello": "Hello"], "de": ["hello": "Hallo"]]
    app.defaults = ["hints": .bool(true)]
    return app
  }()
}

extension FormatValue {
  fileprivate static let abc: FormatValue = .list([.string("a"), .string("b"), .string("c")])
}

extension TinyApp {
  /// The texts of a list in the context, joined.
  fileprivate func letters(_ key: String) -> String {
    guard case .list(let items)? = context(key) else { return "" }
    return items.map(\.words).joined()
  }
}
