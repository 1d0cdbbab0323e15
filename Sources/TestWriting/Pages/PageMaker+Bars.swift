import AccessibilityTree
import SimulatedApp

/// The members for tab bars and alerts.
extension PageMaker {
  var tabActions: [PageObject.Action] {
    mutating get {
      for case .tabs(let tabs) in app.coordinators.map(\.container)
      where tabs.contains(where: { $0.root == screen.name }) {
        return tabs.flatMap { tab -> [PageObject.Action] in
          guard let label = words.fixed(tab.label) else { return [] }
          let key: PageElement.Key =
            tab.identifier.isEmpty ? .label(label) : .identifier(tab.identifier)
          return actions(
            "select\(Self.tabName(tab, label))Tab", .tap, bare(.button, key, in: .tabBar),
            [tab.root == screen.name ? .same : .screen(tab.root)], names: &names)
        }
      }
      return []
    }
  }

  /// The last word of the tab's identifier, else its label.
  private static func tabName(_ tab: TabDefinition, _ label: String) -> String {
    let last = tab.identifier.split { !($0.isLetter || $0.isNumber) }.last.map(String.init)
    return SwiftName.type(last ?? label)
  }

  var alertActions: [PageObject.Action] {
    mutating get {
      var told: Set<String> = []
      return screen.allAlerts.flatMap { alert in
        alert.buttons.flatMap { button -> [PageObject.Action] in
          guard let label = words.fixed(button.label), told.insert(label).inserted else {
            return []
          }
          let targets = button.event.map { routes.targets(of: $0, on: screen) } ?? [.same]
          return actions(
            "tap\(SwiftName.type(label))InAlert", .tap,
            bare(.button, .label(label), in: alert.style == .alert ? .alert : .sheet), targets,
            names: &names)
        }
      }
    }
  }

  var alertReadings: [PageObject.Reading] {
    mutating get {
      guard screen.allAlerts.contains(where: { $0.style == .alert }) else { return [] }
      return [
        .init(name: names.take("alertTitle"), kind: .label, element: bare(.alert, .only))
      ]
    }
  }
}
