import AccessibilityTree
import AppCompiling
import AppModel
package import AppRuntime

/// Looks for accessibility problems on a screen, by the rules of Apple's audits.
///
/// Properties that the app model does not give, such as colours, are not checked.
package struct AccessibilityAudit {
  private let snapshot: ScreenSnapshot
  private let types: AuditType

  /// Makes an audit for some kinds of problems; an app that measures texts itself clips none.
  package init(
    _ snapshot: ScreenSnapshot, for types: AuditType = .all, measuresItself: Bool = false
  ) {
    self.snapshot = snapshot
    self.types = measuresItself ? types.asked.subtracting(.textClipped) : types.asked
  }

  /// The findings, in the order of the element tree.
  package var findings: [AuditFinding] {
    let elements = audited
    let rules: [(AuditType, (AuditedElement) -> [AuditWords])] = [
      (.contrast, ContrastRule.findings),
      (.elementDetection, DetectionRule.findings),
      (.hitRegion, HitRegionRule(elements).findings),
      (.sufficientElementDescription, DescriptionRule.findings),
      (.dynamicType, DynamicTypeRule.findings),
      (.textClipped, ClippingRule.findings),
      (.trait, TraitRule.findings),
      (.action, ActionRule.findings),
      (.parentChild, PlacementRule(snapshot.tree).findings),
    ].filter { types.contains($0.0) }
    return elements.flatMap { element in
      rules.flatMap { type, find in
        find(element).map { AuditFinding(type, element.index, $0) }
      }
    }
  }

  /// The visible elements, in the order of the tree, without those of the keyboard and those behind
  /// a sheet.
  private var audited: [AuditedElement] {
    let tree = snapshot.tree
    let front = tree.front
    var backgrounds: [ElementColor?] = []
    backgrounds.reserveCapacity(tree.count)
    var elements: [AuditedElement] = []
    for index in 0..<tree.count {
      let model = model(of: index)
      let behind = tree.parent(of: index).flatMap { backgrounds[$0] }
      backgrounds.append(model?.definition.look.background ?? behind)
      let element = AuditedElement(
        index: index, view: tree[index], model: model, background: backgrounds[index],
        isVisible: isVisible(index, in: tree))
      if element.isVisible, !element.isKey, front.contains(index) { elements.append(element) }
    }
    return elements
  }

  private func model(of index: Int) -> CompiledElement? {
    guard case .element(_, let element, _) = snapshot.source(of: index) else { return nil }
    return element
  }

  private func isVisible(_ index: Int, in tree: ElementSnapshot) -> Bool {
    switch tree.hit(index) {
    case .at, .covered: true
    case .emptyFrame, .infiniteFrame, .offScreen, .clipped, .invisible: false
    }
  }
}
