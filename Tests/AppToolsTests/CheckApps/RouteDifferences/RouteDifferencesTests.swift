import SimulatedApp
import Testing

@testable import AppTools

@Suite("Differences of routes")
struct RouteDifferencesTests {
  private static let old = AppDefinition(
    "Shop", bundleIdentifier: "com.example.shop", default: "Home"
  ) {
    Coordinator("Home", root: "list", marker: "ListView")
    Screen("list") {
      State("idle") {
        On("OPEN", do: .push("item"))
        On("HELP", if: "1 == 1", do: .push("help"))
      }
    }
    Screen("item") { State("shown") { On("BACK", do: .pop) } }
    Screen("help") { State("shown") {} }
  }

  private static func differences(_ change: (inout AppDefinition) -> Void) -> RouteDifferences {
    RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(changed(change)))
  }

  private static func changed(_ change: (inout AppDefinition) -> Void) -> AppDefinition {
    var new = old
    change(&new)
    return new
  }

  @Test func `of the same app are none`() {
    let differences = Self.differences { _ in }
    #expect(differences.text == "No route has changed.")
    #expect(differences.markdown == "No route has changed.")
    #expect(!differences.isRegression)
  }

  @Test func `a coordinator with tabs that starts with another tab`() {
    let list = TabDefinition(label: "List", identifier: "tab.list", root: "list")
    let help = TabDefinition(label: "Help", identifier: "tab.help", root: "help")
    var (old, new) = (Self.old, Self.old)
    old.coordinators[0].container = .tabs([list, help])
    new.coordinators[0].container = .tabs([help, list])
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Ends elsewhere:
          coordinator Home opens screen help; before, it opens screen list
        1 regression, 0 other changes.
        """)
    #expect(differences.isRegression)
  }

  @Test func `a route that ends elsewhere`() {
    let differences = Self.differences {
      $0.screens[0].states[0].on[0].transitions[0].actions = [.push("help")]
    }
    #expect(
      differences.text == """
        Ends elsewhere:
          state idle of list, OPEN: pushes screen help; before, it pushes screen item
        1 regression, 0 other changes.
        """)
    #expect(differences.isRegression)
  }

  @Test func `a route that went, with a screen`() {
    let differences = Self.differences {
      $0.screens[0].states[0].on.removeLast()
      $0.screens.removeLast()
    }
    #expect(
      differences.markdown == """
        ## Routes

        ### Went

        - screen `help`
        - state `idle` of `list`, `HELP`: pushes screen `help`

        2 regressions, 0 other changes.
        """)
  }

  @Test func `what appeared is no regression`() {
    let differences = Self.differences {
      $0.screens.append(ScreenDefinition(name: "new", initial: "s", states: [.init(name: "s")]))
      $0.screens[1].on = [EventDefinition("GO", [TransitionDefinition(actions: [.push("new")])])]
    }
    #expect(
      differences.text == """
        Appeared:
          screen new
          screen item, GO: pushes screen new
        0 regressions, 2 other changes.
        """)
    #expect(!differences.isRegression)
  }

  @Test func `markers, titles and guards that changed`() {
    let differences = Self.differences {
      $0.coordinators[0].marker = "Main`View"
      $0.screens[0].title = "List"
      $0.screens[0].states[0].on[1].transitions[0].guard = nil
    }
    #expect(
      differences.text == """
        Changed:
          coordinator Home: marker ListView is now Main`View
          screen list: title none is now List
          state idle of list, HELP: pushes screen help: guard 1 == 1 is now none
        2 regressions, 1 other change.
        """)
    #expect(differences.markdown.contains("marker `ListView` is now ``Main`View``"))
  }

  @Test func `a screen that is presented in another style`() {
    let routes = [PresentationStyle.sheet, .fullScreen, .popover].map { style in
      let app = Self.changed {
        $0.screens[0].states[0].on[1].transitions[0].actions = [
          .present(PresentationDefinition("help", style: style))
        ]
      }
      return SavedRoutes(app)
    }
    let start = "Ends elsewhere:\n  state idle of list, HELP:"
    #expect(
      RouteDifferences(from: routes[0], to: routes[1]).text == """
        \(start) covers all with screen help; before, it presents screen help
        1 regression, 0 other changes.
        """)
    #expect(
      RouteDifferences(from: routes[1], to: routes[2]).text == """
        \(start) presents in a popover screen help; before, it covers all with screen help
        1 regression, 0 other changes.
        """)
  }

  @Test func `a button that is hidden now`() {
    var (old, new) = (Self.old, Self.old)
    var button = ElementDefinition(.button, identifier: "open")
    button.gestures = [GestureDefinition(.tap, raises: "OPEN")]
    old.screens[0].view = [button]
    button.isHidden = .predicate("1 == 2")
    new.screens[0].view = [button]
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Changed:
          state idle of list, OPEN: pushes screen item: raised by tap open is now \
        tap open unless 1 == 2
        1 regression, 0 other changes.
        """)
    let json = RouteComparison(differences, variants: []).json
    #expect(json.contains(#""change": "sendersChanged""#))
  }

  @Test func `a field of an alert that raises an event no more`() {
    let asking = { (event: String) in
      var field = ElementDefinition(.textField, identifier: "name")
      field.gestures = [GestureDefinition(.submit, raises: event)]
      var app = Self.old
      app.screens[0].on = [
        EventDefinition(
          "ASK",
          [
            TransitionDefinition(
              to: nil,
              actions: [.alert(AlertDefinition(title: "Name", fields: [field], buttons: []))])
          ]), EventDefinition("SAVE", [TransitionDefinition(to: nil, actions: [.pop])]),
      ]
      return SavedRoutes(app)
    }
    let differences = RouteDifferences(from: asking("SAVE"), to: asking("OTHER"))
    #expect(differences.text.contains("submit name in an alert"), "\(differences.text)")
  }

  @Test func `transitions that lead nowhere`() throws {
    let screen = { (condition: String, commands: String) in
      """
      { "context": { "count": 0 },
        "view": [
          { "button#more": "More",
            "tap": { "guard": "\(condition)", "actions": { "assign": { "count": "1" } } } },
          { "type": "table", "children": [{ "cell#row": "Row"\(commands) }] }],
        "on": {
          "DELETE": { "actions": {
            "alert": { "title": "Delete?", "buttons": [{ "label": "Yes", "event": "YES" }] } } },
          "YES": { "actions": { "assign": { "count": "2" } } } } }
      """
    }
    let swipe = #", "trailing": [{ "label": "Delete", "event": "DELETE" }]"#
    let apps = try [
      screen("count < 3", swipe), screen("count < 0", swipe), screen("count < 3", ""),
    ].map { SavedRoutes(try WrittenApp(["main": $0]).definition) }
    #expect(
      RouteDifferences(from: apps[0], to: apps[1]).text == """
        Changed:
          screen main, tap more: acts: guard count < 3 is now count < 0
        1 regression, 0 other changes.
        """)
    // Without the swipe nothing raises the first event, so nothing opens the alert of the second.
    #expect(
      RouteDifferences(from: apps[0], to: apps[2]).text == """
        Changed:
          screen main, DELETE: acts: raised by Delete of row is now none
          screen main, YES: acts: raised by Yes of an alert after Delete of row is now \
        Yes of an alert
        2 regressions, 0 other changes.
        """)
  }

  @Test func `a guard in other words is the same guard`() {
    let guarded = { (condition: String) in
      var app = Self.old
      app.screens[0].states[0].on = [
        EventDefinition(
          "OPEN",
          [
            TransitionDefinition(
              to: nil, guard: condition, actions: [.push(screen: "item", with: [:])])
          ])
      ]
      return SavedRoutes(app)
    }
    let same = RouteDifferences(
      from: guarded("a == 1 && b == 2"), to: guarded("((a == 1) AND b == 2)"))
    let other = RouteDifferences(from: guarded("a == 1"), to: guarded("a == 2"))
    #expect(same.changes.isEmpty)
    #expect(other.changes.count == 1)
  }

  @Test func `another way to raise an event is no regression`() {
    let differences = Self.differences {
      var button = ElementDefinition(.button, identifier: "open")
      button.gestures = [GestureDefinition(.tap, raises: "OPEN")]
      $0.screens[0].view = [button]
    }
    #expect(!differences.changes.isEmpty)
    #expect(!differences.isRegression)
  }

  @Test func `routes that were saved without what raises events`() throws {
    var new = Self.old
    var button = ElementDefinition(.button, identifier: "open")
    button.gestures = [GestureDefinition(.tap, raises: "OPEN")]
    new.screens[0].view = [button]
    let senders = /"senders": \[[^\]]*\],\s*/
    let earlier = try SavedRoutes(
      reading: Array(SavedRoutes(Self.old).json.replacing(senders, with: "").utf8), file: "old")
    #expect(RouteDifferences(from: earlier, to: SavedRoutes(new)).changes.isEmpty)
  }

  @Test func `what is shown on the start, once`() {
    var (old, new) = (Self.old, Self.old)
    let help = StartItemDefinition.Kind.present(PresentationDefinition("help"))
    old.onStart = [StartItemDefinition(help)]
    new.onStart = [StartItemDefinition(when: "1 == 1", once: "sawHelp", help)]
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Changed:
          coordinator Home, start: presents screen help: guard none is now 1 == 1, once sawHelp
        1 regression, 0 other changes.
        """)
  }

  @Test func `arguments, toggles and alerts at launch`() {
    let alert = { (condition: String?) in
      StartItemDefinition(when: condition, .alert(AlertDefinition(title: "Terms", buttons: [])))
    }
    let old = Self.changed {
      $0.toggles = TogglesDefinition(features: [ToggleDefinition(name: "plus")])
      $0.onStart = [alert("environment.terms != 'no'")]
    }
    var new = old
    new.coordinatorArgument = "startAt"
    new.toggles?.features[0].isOn = true
    new.onStart[0] = alert("environment.terms == 'no'")
    #expect(
      RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new)).text == """
        Changed:
          alert Terms at launch environment.terms != 'no' is now environment.terms == 'no'
          coordinator argument -coordinatorUnderUITest is now -startAt
          toggle plus off is now on
        3 regressions, 0 other changes.
        """)
  }

  @Test func `a screen that a swipe dismisses now`() {
    let old = Self.changed { $0.screens[1].isModal = .literal(true) }
    #expect(
      RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(Self.old)).text == """
        Changed:
          screen item: modal always is now none
        1 regression, 0 other changes.
        """)
  }

  @Test func `what an event carries no longer`() {
    let app = { (data: [String: String]) in
      Self.changed {
        var cell = ElementDefinition(.cell, identifier: "cell")
        cell.gestures = [GestureDefinition(.tap, raises: "OPEN", data: data)]
        $0.screens[0].view = [cell]
        $0.screens[0].states[0].on[0].transitions[0].actions = [
          .push(screen: "item", with: ["sku": "event.sku"])
        ]
      }
    }
    let differences = RouteDifferences(
      from: SavedRoutes(app(["sku": "first"])), to: SavedRoutes(app([:])))
    #expect(
      differences.text == """
        Changed:
          state idle of list, OPEN: pushes screen item: values sku = first is now sku = event.sku
        1 regression, 0 other changes.
        """)
  }

  @Test func `a guard that is always true is none`() {
    let old = Self.changed { $0.screens[0].states[0].on[0].transitions[0].guard = "TRUEPREDICATE" }
    #expect(RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(Self.old)).changes.isEmpty)
  }

  @Test func `files without settings are compared as before`() throws {
    var new = Self.old
    new.coordinatorArgument = "startAt"
    new.screens[1].isModal = .literal(true)
    let settings = /,\s*"settings": \{[^}]*\}/
    let earlier = try SavedRoutes(
      reading: Array(SavedRoutes(Self.old).json.replacing(settings, with: "").utf8), file: "old")
    #expect(earlier.settings == nil)
    #expect(RouteDifferences(from: earlier, to: SavedRoutes(new)).changes.isEmpty)
  }

  @Test func `a root that has another identifier`() {
    var old = Self.old
    old.screens[1].root.identifier = "ItemView"
    var new = old
    new.screens[1].root.identifier = "DetailView"
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Changed:
          screen item: marker ItemView is now DetailView
        1 regression, 0 other changes.
        """)
  }

  @Test func `another coordinator that starts by default`() {
    let old = Self.changed { $0.coordinators.append(Coordinator("Cart", root: "help")) }
    var new = old
    new.defaultCoordinator = "Cart"
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Changed:
          coordinator Home: start by default is now by an argument
          coordinator Cart: start by an argument is now by default
        2 regressions, 0 other changes.
        """)
  }

  @Test func `another container`() {
    let differences = Self.differences { $0.coordinators[0].container = .plain }
    #expect(
      differences.text == """
        Changed:
          coordinator Home: container navigation is now plain
        1 regression, 0 other changes.
        """)
  }

  @Test func `other values for a screen`() {
    let old = Self.changed {
      $0.screens[0].states[0].on[0].transitions[0].actions = [
        .push(screen: "item", with: ["sku": "first"])
      ]
    }
    let differences = RouteDifferences(
      from: SavedRoutes(old),
      to: SavedRoutes(
        Self.changed {
          $0.screens[0].states[0].on[0].transitions[0].actions = [
            .push(screen: "item", with: ["sku": "last"])
          ]
        }))
    #expect(
      differences.text == """
        Changed:
          state idle of list, OPEN: pushes screen item: values sku = first is now sku = last
        1 regression, 0 other changes.
        """)
  }

  @Test func `a link that takes those of another`() {
    let old = Self.changed {
      $0.deepLinks = [DeepLinkDefinition(pattern: "a://b/c", push: ["item"])]
    }
    var new = old
    new.deepLinks.insert(DeepLinkDefinition(pattern: "a://b/{any}", push: ["help"]), at: 0)
    let differences = RouteDifferences(from: SavedRoutes(old), to: SavedRoutes(new))
    #expect(
      differences.text == """
        Appeared:
          link a://b/{any}
        Changed:
          link a://b/c: taken by none is now a://b/{any}
        1 regression, 1 other change.
        """)
  }

  @Test func `of variants are those that the app does not have`() {
    let own = Self.differences { $0.screens[0].title = "List" }
    let variant = Self.differences {
      $0.screens[0].title = "List"
      $0.coordinators[0].marker = nil
    }
    let comparison = RouteComparison(own, variants: [("br", variant), ("de", own)])
    #expect(comparison.isRegression)
    #expect(
      comparison.text == """
        Changed:
          screen list: title none is now List
        0 regressions, 1 other change.

        Variant br:
        Changed:
          coordinator Home: marker ListView is now none
        1 regression, 0 other changes.
        """)
  }

  @Test func `from a graph, which has no details, are no regressions`() throws {
    let app = Self.changed { $0.screens[0].states[0].on[1].transitions[0].guard = nil }
    let graph = RouteGraphFormat.json.text(of: RouteGraph(app))
    let read = try SavedRoutes(reading: Array(graph.utf8), file: "graph")
    #expect(!RouteDifferences(from: read, to: SavedRoutes(app)).isRegression)
  }

  @Test func `as JSON`() {
    let differences = Self.differences { $0.coordinators[0].marker = nil }
    #expect(
      RouteComparison(differences, variants: []).json == """
        {
          "regression": true,
          "changes": [
            {
              "change": "markerChanged",
              "words": "coordinator Home: marker ListView is now none",
              "regression": true
            }
          ]
        }
        """)
  }

  @Test func `the other way round are the opposite`() throws {
    var new = Self.old
    new.screens[0].states[0].on.removeLast()
    let there = RouteDifferences(from: SavedRoutes(Self.old), to: SavedRoutes(new))
    let back = RouteDifferences(from: SavedRoutes(new), to: SavedRoutes(Self.old))
    let route = try #require(RouteGraph(Self.old).routes.first { $0.cause == "HELP" })
    #expect(there.changes == [.routeWent(route)])
    #expect(back.changes == [.routeAppeared(route)])
  }
}
