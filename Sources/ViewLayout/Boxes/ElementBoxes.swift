import AccessibilityTree
package import Foundation

/// A box that becomes one element with the elements of its content inside.
package final class ElementBox: Box {
  private let make: (CGRect, [BoxElement]) -> [BoxElement]

  /// Makes a box; the closure receives the frame and the elements of the content.
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

/// A box whose elements get an identifier from the app.
package final class IdentifiedBox: Box {
  private let identifier: String

  /// Makes a box that sets the identifier of each of the outermost elements of its content.
  ///
  /// Elements in a lazy grid or stack, or on the screens of a navigation stack or of tabs, keep
  /// theirs: an element around them gets this one. So does a lone colour or shape, which is no
  /// element without an identifier.
  package init(_ child: Box, _ identifier: String) {
    self.identifier = identifier
    super.init([child])
  }

  package override func makeElements() -> [BoxElement] {
    let inner = children[0].elements()
    let core = core
    if inner.isEmpty, core is FillBox {
      // It is as large as the painted area, without the padding.
      return [BoxElement(.other, identifier: identifier, frame: core.frame)]
    }
    if inner.isEmpty, core.isLazyGrid, !core.frame.isEmpty {
      // Its cells are out of sight, and only they are made late.
      return [BoxElement(.other, identifier: identifier, frame: core.frame)]
    }
    var made: [BoxElement] = []
    var last: CGRect?
    for var element in inner {
      let grid = element.grid
      element.grid = nil
      if let grid, grid == last {
        made[made.count - 1].children.append(element)
      } else if let grid {
        made.append(
          BoxElement(.other, identifier: identifier, frame: grid, children: [element]))
      } else {
        element.identifier = identifier
        element.hasOwnIdentifier = true
        if element.type == .stepper { nameParts(of: &element) }
        made.append(element)
      }
      last = grid
    }
    return made
  }

  /// Names the buttons of a stepper after it, such as `cups-Increment`.
  private func nameParts(of stepper: inout BoxElement) {
    for index in stepper.children.indices {
      stepper.children[index].identifier = "\(identifier)-\(stepper.children[index].label)"
    }
  }

  /// The content without boxes that only surround it.
  private var core: Box {
    var box = children[0]
    while box.children.count == 1, !box.isCore { box = box.children[0] }
    return box
  }
}

extension Box {
  /// Whether the box is more than what surrounds its content.
  fileprivate var isCore: Bool { holdsScreens || isLazyGrid || self is HiddenBox }
}

/// A box that a test does not see.
package final class HiddenBox: Box {
  package override func makeElements() -> [BoxElement] { [] }
  package override var words: [String] { [] }
}
