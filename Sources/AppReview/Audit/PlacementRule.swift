import AccessibilityTree

/// An element must be at least partly inside its parent.
struct PlacementRule {
  private let tree: ElementSnapshot

  init(_ tree: ElementSnapshot) { self.tree = tree }

  func findings(_ element: AuditedElement) -> [AuditWords] {
    guard element.model != nil, let parent = tree.parent(of: element.index) else { return [] }
    let around = tree.frame(of: parent)
    guard !around.isEmpty, around.isFinite, !tree.clips(parent) else { return [] }
    return element.view.frame.intersection(around).isEmpty ? [.strayChild] : []
  }
}
