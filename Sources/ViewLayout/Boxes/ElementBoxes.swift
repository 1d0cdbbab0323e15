package import Foundation

/// A box that stands for one element with the elements of its content inside.
package final class ElementBox: Box {
  private let make: (CGRect, [BoxElement]) -> [BoxElement]

  /// Makes a box; the closure gets the frame and the elements of the content.
  package init(
    _ children: [Box], make: @escaping (CGRect, [BoxElement]) -> [BoxElement]
  ) {
    self.make = make
    super.init(children)
  }

  package override func makeElements() -> [BoxElement] {
    make(frame, children.flatMap { $0.elements() })
  }
}

/// A box that changes the elements of its content.
package final class ChangedElementBox: Box {
  private let change: (inout BoxElement) -> Void

  /// Makes a box that changes each of the outermost elements of its content.
  package init(_ child: Box, change: @escaping (inout BoxElement) -> Void) {
    self.change = change
    super.init([child])
  }

  package override func makeElements() -> [BoxElement] {
    children[0].elements().map { $0.changed(change) }
  }
}

/// A box that a test does not see.
package final class HiddenBox: Box {
  package override func makeElements() -> [BoxElement] { [] }
  package override var words: [String] { [] }
}
