package import AccessibilityTree

/// The order in which a screen reader goes through a tree, and what it says of each element.
///
/// Elements are read in the order of the tree. Containers that only hold others are passed over;
/// an element that stands for all below it, such as a button or a labelled cell, is read as one.
package struct ReadingOrder {
  private let tree: ElementSnapshot

  /// Takes a tree.
  package init(_ tree: ElementSnapshot) { self.tree = tree }

  /// The elements that are read one after the other.
  package var stops: [Int] {
    var stops: [Int] = []
    var index = 0
    while index < tree.count {
      guard isRead(index) else {
        index += 1
        continue
      }
      stops.append(index)
      index = tree.subtree(of: index).upperBound
    }
    return stops
  }

  /// The elements inside one that would be read if it were opened.
  package func stops(inside element: Int) -> [Int] {
    tree.subtree(of: element).dropFirst().filter(isRead)
  }

  /// The element around one that is read as a whole; nil for none.
  package func stop(around element: Int) -> Int? {
    tree.ancestors(of: element).last(where: isRead)
  }

  /// Whether an element is read as one: it has words, and is no mere container.
  package func isRead(_ index: Int) -> Bool {
    let element = tree[index]
    guard !element.frame.isEmpty, element.frame.isFinite else { return false }
    switch element.type.role {
    case .frame: return false
    case .group: return !element.label.isEmpty
    case .control: return true
    case .content: return !Utterance.words(of: element).isEmpty
    }
  }
}

/// What part an element plays for a screen reader.
enum ReadingRole {
  /// Holds others and is never read.
  case frame
  /// Is read as one where it has a label.
  case group
  /// Is always read, if only by its kind.
  case control
  /// Is read for its words.
  case content
}

extension ElementType {
  /// What part an element of this type plays for a screen reader.
  var role: ReadingRole {
    switch self {
    case .application, .window, .navigationBar, .tabBar, .toolbar, .table, .collectionView,
      .scrollView, .webView, .keyboard, .statusBar, .alert, .sheet, .popover, .picker, .menu,
      .segmentedControl, .splitGroup, .scrollBar:
      .frame
    case .cell, .other, .group, .layoutArea, .layoutItem: .group
    case .staticText, .image, .icon, .any: .content
    default: isOperated ? .control : .content
    }
  }

  /// Whether people operate elements of this type.
  package var isOperated: Bool {
    switch self {
    case .button, .radioButton, .checkBox, .popUpButton, .menuButton, .toolbarButton, .comboBox,
      .switch, .toggle, .slider, .stepper, .link, .textField, .secureTextField, .searchField,
      .textView, .pickerWheel, .datePicker, .menuItem, .key, .tab, .pageIndicator,
      .disclosureTriangle, .colorWell:
      true
    default: false
    }
  }
}
