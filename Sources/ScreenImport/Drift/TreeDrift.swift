package import AccessibilityTree
import PredicateFormat
import SimulatedApp

/// Compares two trees by their elements that have a name: an identifier, a label or a title.
///
/// Elements are paired in rounds, from certain to probable matches, and in order within a round.
/// Elements without a name are not compared, since containers change with every version of a
/// toolkit.
package struct TreeDrift: Sendable {
  /// The differences in the order of the recording, then the missing elements in the order of the
  /// model.
  package private(set) var changes: [DriftChange] = []
  /// The named elements of the recording.
  package private(set) var recordedCount = 0
  /// The number of these that the model has too.
  package private(set) var pairedCount = 0
  /// The named elements of the model.
  package private(set) var modelCount = 0
  /// The elements that are the same in both, except for their frames.
  package private(set) var shown: Set<ShownElement> = []
  /// The types of the recorded elements without a name around those that are the same.
  package private(set) var holders: [ShownElement: Set<ElementType>] = [:]
  /// The elements that differ only in names that the model lacks, except for their frames.
  package private(set) var named: [NamedElement] = []

  /// Compares a recorded tree with the model's.
  ///
  /// `tolerance` is in points. Nearest elements are searched for only on request, since that takes
  /// longer than everything else.
  package init(
    recorded: ElementSnapshot, model: ElementSnapshot, tolerance: Double, findsNearest: Bool = true
  ) {
    let pairing = ElementPairing(recorded, model)
    let new = pairing.unpairedOfRecording
    let gone = pairing.unpairedOfModel
    recordedCount = pairing.recorded.count
    pairedCount = recordedCount - new.count
    modelCount = pairedCount + gone.count
    for element in pairing.recorded {
      if let other = pairing.partner[element] {
        addChanges(recorded[element], model[other], tolerance)
        if findsNearest { addHolders(of: element, in: recorded) }
      } else {
        let nearest = findsNearest ? Self.nearest(to: recorded[element], in: model, gone) : nil
        changes.append(
          DriftChange(element: recorded[element].row, kind: .appeared(nearest: nearest)))
      }
    }
    for element in gone {
      let nearest = findsNearest ? Self.nearest(to: model[element], in: recorded, new) : nil
      changes.append(DriftChange(element: model[element].row, kind: .went(nearest: nearest)))
    }
  }

  private mutating func addHolders(of element: Int, in tree: ElementSnapshot) {
    let view = tree[element]
    let own = ShownElement(view.type, identifier: view.identifier, label: view.label)
    guard shown.contains(own) else { return }
    let unnamed = tree.ancestors(of: element).filter { tree[$0].mainName.isEmpty }
    holders[own, default: []].formUnion(unnamed.map(tree.type))
  }

  private mutating func addChanges(
    _ recorded: ElementView, _ model: ElementView, _ tolerance: Double
  ) {
    let before = changes.count
    func add(_ kind: DriftChange.Kind) {
      changes.append(DriftChange(element: recorded.row, kind: kind))
    }
    if recorded.type != model.type { add(.type(model.type, recorded.type)) }
    if recorded.identifier != model.identifier {
      add(.identifier(model.identifier, recorded.identifier))
    }
    if recorded.label != model.label { add(.label(model.label, recorded.label)) }
    if recorded.isEnabled != model.isEnabled { add(.enabled(recorded.isEnabled)) }
    if recorded.isSelected != model.isSelected { add(.selected(recorded.isSelected)) }
    if recorded.placeholderValue ?? "" != model.placeholderValue ?? "" {
      add(.placeholder(model.placeholderValue ?? "", recorded.placeholderValue ?? ""))
    }
    // What a field has is what the test has typed so far.
    if !recorded.type.takesText, recorded.value ?? "" != model.value ?? "" {
      add(.value(model.value ?? "", recorded.value ?? ""))
    }
    let element = ShownElement(
      recorded.type, identifier: recorded.identifier, label: recorded.label)
    let own = ShownElement(model.type, identifier: model.identifier, label: model.label)
    if changes.count == before {
      shown.insert(element)
    } else if changes[before...].allSatisfy(\.isOfName),
      let more = NamedElement(drafted: own, recorded: element)
    {
      named.append(more)
    }
    if recorded.type != .application, !recorded.frame.isNear(model.frame, tolerance) {
      add(.frame(model.frame, recorded.frame))
    }
  }

  /// The name nearest to an element's among some elements.
  private static func nearest(
    to element: ElementView, in tree: ElementSnapshot, _ others: [Int]
  ) -> String? {
    guard others.count <= 500 else { return nil }
    let names = others.map { tree[$0].mainName }
    guard let name = NearestName.of(element.mainName, in: names),
      let place = names.firstIndex(of: name)
    else { return nil }
    return tree[others[place]].row
  }
}

extension ElementView {
  /// The row of the element without address and frame.
  var row: String { TreeText(snapshot, addresses: .none).shortRow(index) }

  /// The element's name: its identifier, else its label, else its title.
  var mainName: String { [identifier, label, title].first { !$0.isEmpty } ?? "" }
}

extension ElementFrame {
  /// Whether all edges are within a tolerance of another frame's.
  ///
  /// A frame with no valid position is only near to another such frame.
  func isNear(_ other: ElementFrame, _ tolerance: Double) -> Bool {
    guard isFinite, other.isFinite else { return isFinite == other.isFinite }
    return abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(x + width - other.x - other.width) <= tolerance
      && abs(y + height - other.y - other.height) <= tolerance
  }
}
