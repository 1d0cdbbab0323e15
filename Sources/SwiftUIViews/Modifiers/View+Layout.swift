import ViewGraph
import ViewLayout

extension View {
  /// The view in a frame of a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    boxed { box, _ in
      FixedFrameBox(
        width: width, height: height, alignment: alignment.boxAlignment, box)
    }
  }

  /// The view in a frame that takes the available space, within limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    boxed { box, _ in
      FlexibleFrameBox(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment.boxAlignment, box)
    }
  }

  /// The view with space around it.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    boxed { box, _ in PaddingBox(insets.boxInsets, box) }
  }
  /// The view with space at some edges; without a length it is 16 points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(EdgeInsets(edges, length ?? 16)) }
  /// The view with space around it.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// The view at its ideal size.
  public nonisolated func fixedSize() -> some View {
    boxed { box, _ in IdealBox([.horizontal, .vertical], box) }
  }
  /// The view at its ideal width or height.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    boxed { box, _ in
      IdealBox((horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : []), box)
    }
  }

  /// The view at a ratio of width to height.
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { boxed { box, _ in RatioBox(ratio, fills: contentMode == .fill, box) } }
  /// The view at the ratio of a size.
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }
  /// The whole view in the available space.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// The view over all the available space.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The view moved from its place.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    boxed { box, _ in OffsetBox(offset, box) }
  }
  /// The view moved from its place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// The view with its middle at a point.
  public nonisolated func position(_ point: CGPoint) -> some View {
    boxed { box, _ in PositionBox(point, box) }
  }
  /// The view with its middle at a point.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view with a priority for when a stack distributes space.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    boxed { box, _ in TraitBox(priority: value, box) }
  }
  /// The view in front of others.
  public nonisolated func zIndex(_ value: Double) -> some View {
    boxed { box, _ in TraitBox(depth: value, box) }
  }
  /// The view with a place of its own for a guide.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    boxed { box, _ in
      TraitBox(guides: [guide.guide.name: { computeValue(ViewDimensions($0, $1)) }], box)
    }
  }
  /// The view with a place of its own for a guide.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    boxed { box, _ in
      TraitBox(guides: [guide.guide.name: { computeValue(ViewDimensions($0, $1)) }], box)
    }
  }

  /// The view with another behind it.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { layered(content(), alignment, isBehind: true) }
  /// The view with another behind it.
  @_disfavoredOverload
  public nonisolated func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View { layered(background, alignment, isBehind: true) }
  /// The view with another in front of it.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { layered(content(), alignment, isBehind: false) }
  /// The view with another in front of it.
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View { layered(overlay, alignment, isBehind: false) }

  private nonisolated func layered(
    _ other: some View, _ alignment: Alignment, isBehind: Bool
  ) -> some View {
    redrawn { boxes, scope in
      guard !boxes.isEmpty else { return [] }
      let layer = scope.draw(other, at: .part(isBehind ? "behind" : "front"))
      return boxes.enumerated().map { index, box in
        guard index == 0, !layer.isEmpty else { return box }
        return isBehind
          ? LayerBox(alignment.boxAlignment, leader: layer.count, layer + [box])
          : LayerBox(alignment.boxAlignment, leader: 0, [box] + layer)
      }
    }
  }
}

/// How a view keeps its ratio in the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
