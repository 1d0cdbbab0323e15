import AccessibilityTree
import SimulatedApp

/// The part of a tree for a screen file; the model adds the elements above it.
///
/// The model has an application, its main window and an element of type `other` inside. A tree that
/// begins this way keeps all of its elements. The window of another tree replaces the model's, and
/// a tree without a window is put inside that element.
struct ScreenFrame {
  /// The element that becomes the screen's root; nil if the model's own root is used.
  let root: Int?
  /// Whether the root is replaced by its children.
  let isLifted: Bool
  /// Elements added to the root besides its children.
  let content: [Int]
  /// Windows that are left out because only a keyboard is in them; the model shows its own.
  let keyboardWindows: [Int]
  /// Elements that are next to the main window in the model, too, and the main one if it is one
  /// of them.
  let besideWindows: [Int]

  init(_ screen: ImportedScreen) {
    let tree = screen.snapshot
    guard tree.count > 0, let window = screen.window else {
      self.init(root: nil, content: tree.count == 0 ? [] : Self.topElements(of: tree))
      return
    }
    let beside = tree.children(of: 0).filter { $0 != window && window != 0 }
    let keyboards = beside.filter { Self.isKeyboardWindow($0, in: tree) }
    let further = beside.filter { !keyboards.contains($0) }
    guard let own = Self.ownElement(of: window, in: tree) else {
      self.init(
        root: nil, content: [], isLifted: true, keyboards: keyboards, beside: [window] + further)
      return
    }
    let below = Array(tree.children(of: own))
    if below.count == 1, let root = below.first, tree.type(of: root) == .other {
      self.init(
        root: root, content: Array(tree.children(of: root)), keyboards: keyboards, beside: further)
    } else {
      self.init(
        root: nil, content: below, isLifted: true, keyboards: keyboards, beside: further)
    }
  }

  private init(
    root: Int?, content: [Int], isLifted: Bool = false, keyboards: [Int] = [],
    beside: [Int] = []
  ) {
    self.root = root
    self.content = content
    self.isLifted = isLifted
    keyboardWindows = keyboards
    besideWindows = beside
  }

  private static func topElements(of tree: ElementSnapshot) -> [Int] {
    tree.type(of: 0) == .application ? Array(tree.children(of: 0)) : [0]
  }

  /// The only element inside a window if it is like the model's own; nil otherwise.
  private static func ownElement(of window: Int, in tree: ElementSnapshot) -> Int? {
    let inside = Array(tree.children(of: window))
    guard isWholeScreen(window, in: tree), inside.count == 1, let own = inside.first,
      isBare(own, in: tree), tree.frame(of: own) == tree.frame(of: window)
    else { return nil }
    return own
  }

  private static func isBare(_ index: Int, in tree: ElementSnapshot) -> Bool {
    tree.type(of: index) == .other && tree.identifier(of: index).isEmpty
      && tree.label(of: index).isEmpty
  }

  /// Whether a window is like the model's own: it fills the screen and has no texts.
  private static func isWholeScreen(_ window: Int, in tree: ElementSnapshot) -> Bool {
    let frame = tree.frame(of: window)
    return tree.textIsEmpty(of: window) && frame.x == 0 && frame.y == 0
  }

  /// Whether all named elements in a window belong to a keyboard.
  private static func isKeyboardWindow(_ window: Int, in tree: ElementSnapshot) -> Bool {
    guard let keyboard = tree.subtree(of: window).first(where: { tree.type(of: $0) == .keyboard })
    else { return false }
    // The bar with the keys for emoji and dictation is next to the keyboard, below its top edge.
    let top = tree.frame(of: keyboard).y
    return tree.subtree(of: window).allSatisfy { element in
      let isNamed =
        !tree.identifier(of: element).isEmpty || !tree.label(of: element).isEmpty
        || !tree.title(of: element).isEmpty
      return !isNamed || tree.subtree(of: keyboard).contains(element)
        || tree.type(of: element) == .button && tree.frame(of: element).y >= top
    }
  }
}
