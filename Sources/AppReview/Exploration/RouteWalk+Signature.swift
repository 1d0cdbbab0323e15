import AccessibilityTree
import AppBuilding
import AppCompiling
import AppModel
import AppRuntime
import PredicateFormat

extension RouteWalk {
  /// The place in the app that matters for routes: coordinator, stacks, states, flags, loaders,
  /// alert, and which guards are true and which elements are there.
  package var signature: String {
    guard let process else { return "not running" }
    if let crash { return "crashed: \(crash)" }
    var parts = [coordinator + start.setting, "tab \(process.selectedStack)"]
    for stack in process.stacks { parts.append(words(of: stack)) }
    for presented in process.presented { parts.append("over it " + words(of: presented.stack)) }
    for id in process.runs.keys.sorted() { parts.append(words(ofRun: id, in: process)) }
    if process.showsMoreList { parts.append("more") }
    if process.shareSheet != nil { parts.append("share sheet") }
    if let sequence = process.startSequence { parts.append("start \(sequence.rest.count)") }
    for field in typed.isEmpty ? [] : fields where typed.contains(field.text) {
      parts.append("typed \(field.text)")
    }
    if isInOwnSource {
      parts.append("shows \(shownForm)")
    } else if let front = process.frontScreen {
      parts.append("guards \(process.heldGuards(of: front)) shows \(shownElements)")
    }
    if let alert = process.alert { parts.append("alert \(alert.title)") }
    if let overlay = process.overlay { parts.append("menu \(overlay.element.ordinal)") }
    if let swiped = process.frontScreen?.swiped {
      parts.append("\(swiped.side.rawValue) \(swiped.cell.ordinal)")
    }
    return parts.joined(separator: " | ")
  }

  /// The elements of the screens that are shown, each once, with an `x` for disabled ones: routes
  /// depend on the elements that values hide, repeat and disable, not on the values.
  private var shownElements: String {
    guard let snapshot else { return "" }
    var shown: Set<Int> = []
    for node in snapshot.tree.front {
      guard case .element(_, let element, _) = snapshot.sources[node] else { continue }
      let isEnabled = snapshot.tree.flags(of: node).contains(.isEnabled)
      shown.insert(element.ordinal * 2 + (isEnabled ? 0 : 1))
    }
    return shown.sorted().map { "\($0 / 2)" + ($0 % 2 == 0 ? "" : "x") }.joined(separator: ",")
  }

  private func words(ofRun id: Int, in process: AppProcess) -> String {
    guard let run = process.runs[id] else { return "" }
    return run.invocation.loader.name + " attempt \(run.attempt)"
      + (pausing.contains(id) ? " to come" : "") + (run.isLate ? " late" : "")
  }

  private func words(of stack: ScreenStack) -> String {
    stack.screens.map { "\($0.name)(\($0.statePath)\(flags(of: $0)))" }.joined(separator: " > ")
  }

  /// Boolean values are part of the place, because guards depend on them.
  private func flags(of screen: ScreenInstance) -> String {
    // Apps of SwiftUI source have the values of controls there, under numbers.
    guard !screen.screen.definition.isOwnSource else { return "" }
    return screen.context.keys.sorted().compactMap { key -> String? in
      guard case .bool(let flag)? = screen.context[key] else { return nil }
      return ", \(key) \(flag)"
    }.joined()
  }
}
