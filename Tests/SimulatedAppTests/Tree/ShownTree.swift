import AccessibilityTree
import SimulatedApp

extension TinyApp {
  /// The present tree as text, without addresses.
  var tree: ElementSnapshot? { session.device.snapshot?.tree }

  /// The elements that the front screen and its bars show, in short rows.
  func rows(_ type: ElementType? = nil) -> [String] {
    rows(type, in: 0..<(tree?.count ?? 0))
  }

  /// The rows of the elements that are not behind a sheet.
  func frontRows(_ type: ElementType? = nil) -> [String] { rows(type, in: tree?.front ?? 0..<0) }

  private func rows(_ type: ElementType?, in elements: Range<Int>) -> [String] {
    guard let tree else { return [] }
    return elements.filter { type == nil || tree.type(of: $0) == type }
      .map { tree.row(of: $0, withFrame: false) }
  }

  /// The first element with an identifier.
  func element(_ identifier: String) -> ElementView? {
    guard let tree else { return nil }
    return (0..<tree.count).first { tree.identifier(of: $0) == identifier }.map { tree[$0] }
  }

  func frame(_ identifier: String) -> ElementFrame? { element(identifier)?.frame }

  /// Touches the middle of an element.
  func touch(_ identifier: String, _ gesture: ElementGesture = .tap) {
    guard let element = element(identifier) else { return }
    session.device.touch(gesture, at: element.frame.center)
  }

  /// Touches the first element with a label.
  func touch(label: String, _ gesture: ElementGesture = .tap) {
    guard let tree, let index = (0..<tree.count).first(where: { tree.label(of: $0) == label })
    else { return }
    session.device.touch(gesture, at: tree.frame(of: index).center)
  }

  func type(_ text: String) { text.forEach { process?.type($0) } }
}
