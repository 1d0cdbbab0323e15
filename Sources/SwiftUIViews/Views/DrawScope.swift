@_spi(SwiftUI) import Observation
package import ViewGraph
package import ViewLayout

/// Where a view is drawn: its node, and the environment.
@MainActor
package struct DrawScope {
  /// The node of the view.
  package let node: ViewNode
  /// The environment of the view.
  package var environment: EnvironmentValues

  /// Makes a scope.
  package init(node: ViewNode, environment: EnvironmentValues) {
    self.node = node
    self.environment = environment
  }

  /// Draws a view inside, with the environment changed.
  package func draw(
    _ view: some View, at key: NodeKey, _ change: (inout EnvironmentValues) -> Void
  ) -> [Box] {
    var inner = self
    change(&inner.environment)
    return inner.draw(view, at: key)
  }

  /// Draws a view inside.
  package func draw<V: View>(_ view: V, at key: NodeKey) -> [Box] {
    let node = node.child(key, of: V.self)
    return ViewDrawing.draw(view, on: node, environment)
  }

  /// Evaluates a part of a value whose properties store their state at this node.
  package func evaluated<Value, Part>(
    _ value: inout Value, _ part: @MainActor (Value) -> Part
  ) -> Part {
    node.graph.read(for: node) {
      let change = NodeChange(node: node)
      return withObservationTracking(
        {
          // A property may read values that can change, so that the view is drawn again for them.
          PropertyInstaller.install(&value, on: node, environment)
          return part(value)
        },
        willSet: { tracking in
          tracking.cancel()
          StateWatch.change(at: tracking.changed)
          change.make()
        })
    }
  }

  /// Whether only something below this node has changed, and nothing that its view depends on.
  package var isUnchanged: Bool { node.graph.unchanged === node }

  /// Evaluates a part of a value, or returns the last one if nothing it depends on has changed.
  ///
  /// Objects that an app makes in the part, such as a model for a view, are kept with it.
  package func kept<Value, Part>(
    _ value: inout Value, _ part: @MainActor (Value) -> Part
  ) -> Part {
    if isUnchanged, let body = node.body as? Part { return body }
    let body = evaluated(&value, part)
    node.body = body
    return body
  }

  /// Draws a view inside as one box: several views lie over each other.
  package func drawOne<V: View>(_ view: V, at key: NodeKey) -> Box {
    .one(draw(view, at: key))
  }
}

extension Box {
  /// The only box of some, or a box that holds them.
  package static func one(_ boxes: [Box]) -> Box {
    boxes.count == 1 ? boxes[0] : LayerBox(Alignment.center.boxAlignment, boxes)
  }

  /// The only box of a screen, or a column of them: views without a container lie below each other.
  package static func column(_ boxes: [Box]) -> Box {
    boxes.count == 1
      ? boxes[0]
      : StackBox(.vertical, guide: HorizontalAlignment.center.guide, spacing: nil, boxes)
  }
}

/// Draws views at their nodes, but only those that have changed.
@MainActor
package enum ViewDrawing {
  /// Draws a view at a node.
  package static func draw<V: View>(
    _ view: V, on node: ViewNode, _ environment: EnvironmentValues
  ) -> [Box] {
    let isKept = isKept(node)
    // iOS would not have evaluated the code that made the view, so new objects in it are ignored.
    let view = isKept ? node.view as? V ?? view : view
    let isSame = isKept || isSame(view, on: node, environment)
    if isSame, !node.needsDrawing, let boxes = node.drawing as? [Box] { return boxes }
    let isChanged = !isSame || node.isChanged
    let outer = node.graph.unchanged
    node.graph.unchanged = isChanged ? nil : node
    defer { node.graph.unchanged = outer }
    node.view = view
    node.surroundings = environment
    node.beginDrawing()
    let scope = DrawScope(node: node, environment: environment)
    let boxes: [Box]
    if let drawable = view as? any Drawable {
      boxes = node.graph.read(for: node) { drawable.draw(in: scope) }
    } else {
      boxes = drawBody(of: view, isChanged: isChanged, in: scope)
    }
    if !(view is any KeepingNodes) { node.endDrawing() }
    for box in boxes where box.number == 0 { box.number = node.number }
    node.drawing = boxes
    return boxes
  }

  /// Whether a node is certainly drawn as before: its parent has not changed, and is drawn again
  /// only because of something below it.
  private static func isKept(_ node: ViewNode) -> Bool {
    guard let outer = node.graph.unchanged, node.drawing != nil else { return false }
    return node.parent === outer
  }

  private static func isSame<V: View>(
    _ view: V, on node: ViewNode, _ environment: EnvironmentValues
  ) -> Bool {
    guard let old = node.surroundings as? EnvironmentValues, old.isSame(as: environment) else {
      return false
    }
    return FieldTable.isSame(node.view, view)
  }

  private static func drawBody<V: View>(
    of view: V, isChanged: Bool, in scope: DrawScope
  ) -> [Box] {
    let node = scope.node
    let isOwn = node.graph.noteShown(V.self)
    let boxes: [Box]
    if !isChanged, let body = node.body as? V.Body {
      boxes = scope.draw(body, at: .part("body"))
    } else {
      var view = view
      node.graph.countBody()
      let body = scope.evaluated(&view) { $0.body }
      node.body = body
      boxes = scope.draw(body, at: .part("body"))
    }
    if isOwn { for box in boxes { box.ownView = V.self } }
    return boxes
  }
}

/// A view that decides itself which of its nodes are removed.
package protocol KeepingNodes {}

/// Marks a node as changed; it is Sendable because observed objects of an app change on the thread
/// of the app.
private struct NodeChange: @unchecked Sendable {
  weak var node: ViewNode?

  func make() { node?.change() }
}
