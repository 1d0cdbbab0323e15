package import AccessibilityTree

/// The order in which VoiceOver reads the elements of a tree.
///
/// Elements are read in the order of the tree. Containers that only hold other elements are
/// skipped, and so is what lies behind a sheet. An element that represents all its descendants,
/// such as a button or a labelled cell, is read as one.
package struct ReadingOrder {
  private let tree: ElementSnapshot

  /// Makes the reading order of a tree.
  package init(_ tree: ElementSnapshot) { self.tree = tree }

  /// The elements that are read, in order.
  package var stops: [Int] {
    var stops: [Int] = []
    var index = tree.front.lowerBound
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

  /// The elements inside an element that are read when it is opened.
  package func stops(inside element: Int) -> [Int] {
    tree.subtree(of: element).dropFirst().filter(isRead)
  }

  /// The element around an element that is read as a whole; nil for none.
  package func stop(around element: Int) -> Int? {
    tree.ancestors(of: element).last(where: isRead)
  }

  /// Whether an element is read as one: it has text, and is not only a container.
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

/// The role of an element for VoiceOver.
enum ReadingRole {
  /// Contains others and is never read.
  case frame
  /// Is read as one if it has a label.
  case group
  /// Is always read, at least by its type.
  case control
  /// Is read for its text.
  case content
}

extension ElementType {
  /// The role of an element of this type for VoiceOver.
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

  /// Whether users operate elements of this type.
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
