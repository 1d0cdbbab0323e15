import AccessibilityTree
package import Foundation

/// Scrolls containers for the keyboard.
package struct KeyboardScrolling {
  /// The control with the keyboard, by the number of its view; nil without one.
  private let place: Int?
  /// The scroll offsets of containers, by their names.
  package private(set) var offsets: [String: CGPoint]

  /// Finds the offsets at which a control is above the keyboard; without a control, those at which
  /// no content is scrolled past its end, since the keyboard may have made that possible.
  package init(showing place: Int?, in elements: [BoxElement], from offsets: [String: CGPoint]) {
    self.place = place
    self.offsets = offsets
    for element in elements { look(at: element) }
  }

  /// Frames are those before scrolling.
  private mutating func look(
    at element: BoxElement, in container: BoxElement? = nil, row: BoxElement? = nil
  ) {
    var (container, row) = (container, row)
    if element.answers.scrollName != nil {
      (container, row) = (element, nil)
      if place == nil { limit(element) }
    }
    if element.type == .cell { row = element }
    if let place, let container, element.answers.control != nil, element.answers.place == place {
      show((row ?? element).frame, in: container)
    }
    for child in element.children { look(at: child, in: container, row: row) }
  }

  private mutating func show(_ frame: CGRect, in container: BoxElement) {
    guard let name = container.answers.scrollName, frame.height <= container.frame.height else {
      return
    }
    let needed = frame.maxY - container.frame.maxY
    if needed > offsets[name]?.y ?? 0 { offsets[name, default: .zero].y = needed }
  }

  private mutating func limit(_ container: BoxElement) {
    guard let name = container.answers.scrollName, let offset = offsets[name],
      let content = container.children.first?.frame
    else { return }
    offsets[name]?.y = min(offset.y, max(0, content.height - container.frame.height))
  }
}
