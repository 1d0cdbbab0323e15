import ServedSessions
import SimulatedApp
import TestWriting

extension TerminalApp {
  /// The completions of a line: commands, and after a command the names that it accepts.
  func completions(of line: String) -> [String] {
    guard let blank = line.firstIndex(of: " ") else {
      return Instruction.names.filter { $0.hasPrefix(line) }.sorted()
    }
    let command = String(line[..<blank])
    return names(for: command).map { command + " " + $0 }.filter { $0.hasPrefix(line) }
  }

  private func names(for command: String) -> [String] {
    let definition = served.live.app.definition
    return switch command {
    case "tap", "double", "press", "find": shownNames
    case "fill": shownNames.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    case "swipe": TestStep.Gesture.swipeDirections.sorted()
    case "rotate": ["down", "left", "portrait", "right"]
    case "launch": definition.coordinators.map(\.name).sorted()
    case "answer": served.alert?.buttons ?? []
    case "device": SessionAction.deviceNames.sorted()
    case "session": sessions.ids
    case "fail": definition.loaders.map(\.name).sorted()
    default: []
    }
  }

  /// The best name of each element on the screen, sorted.
  private var shownNames: [String] {
    guard let tree = served.session.device.snapshot?.indexed else { return [] }
    return Set(ShownElements(tree).all.compactMap(\.names.first)).sorted()
  }
}
