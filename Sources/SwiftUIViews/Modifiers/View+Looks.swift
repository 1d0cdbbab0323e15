import ViewLayout

// These modifiers decide how a view looks, which no test sees. Most of them compile and do nothing;
// the article of the SwiftUI module lists them.

extension View {
  /// Colours texts and symbols.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Colours texts and symbols.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Colours texts and symbols.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(
    _ primary: A, _ secondary: B
  ) -> some View { self }
  /// Colours controls.
  public nonisolated func tint(_ color: Color?) -> some View { self }
  /// Colours controls.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ style: S?) -> some View { self }
  /// Colours controls.
  public nonisolated func accentColor(_ color: Color?) -> some View { self }
  /// Colours the background, which then takes touches in all of the frame.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { boxed { box, _ in box.filled(with: style) } }
  /// Colours the background, in a shape.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View { boxed { box, _ in box.filled(with: style) } }
  /// Colours the background, in a shape.
  public nonisolated func background<T: Shape>(in shape: T) -> some View {
    boxed { box, _ in TouchAreaBox(takesAll: true, box) }
  }
  /// Colours an overlay, which takes touches in all of the frame unless it is clear.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { boxed { box, _ in box.under(style) } }
  /// The style of backgrounds.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Draws a border.
  public nonisolated func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    self
  }
  /// Casts a shadow.
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Clips the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }
  /// Clips the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// Masks the view with another view.
  public nonisolated func mask<M: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> M
  ) -> some View { self }
  /// Masks the view with another view.
  public nonisolated func mask<M: View>(_ mask: M) -> some View { self }
  /// Sets the shape in which the view takes touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    boxed { box, _ in ShapedBox(box) }
  }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Makes it brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Makes it grey.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Blends the view with its background.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { self }
  /// Scales the drawing of the view; its frame stays.
  public nonisolated func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: scale, height: scale), anchor: anchor) }
  /// Scales the drawing of the view; its frame stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  /// Scales the drawing of the view; its frame stays.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { boxed { box, _ in box.drawn(scale: scale, around: anchor) } }
  /// Rotates the drawing of the view; its frame stays.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { boxed { box, _ in box.drawn(radians: angle.radians, around: anchor) } }
  /// Rotates the drawing of the view in three dimensions; its frame stays.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Draws the view with its content as one layer.
  public nonisolated func compositingGroup() -> some View { self }
  /// Draws the view with its content as one layer.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Moves the view with its content as one.
  public nonisolated func geometryGroup() -> some View { self }
  /// Places lines of text; frames stay.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Cuts long texts.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Lets text shrink.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Lets lines move together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Adds space between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// A hint for VoiceOver, which tests do not see.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// A hint for VoiceOver, which tests do not see.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// A hint for VoiceOver, which tests do not see.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Names for voice control, which tests do not see.
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }
  /// Redacts content, such as while it loads.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason)
  }
  /// Shows content that was redacted.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks content as private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Prefers light or dark, or with nil what the device prefers; the state of the view stays.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    surrounded { if let scheme { $0.colorScheme = scheme } }
  }
  /// Chooses the size of text.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Limits the size of text.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  /// A tooltip that explains a control.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { self }
  /// A tooltip that explains a control.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}

extension View {
  /// Makes the view more or less transparent; tests do not find an invisible one.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    boxed { box, _ in opacity < 0.01 ? box.gone : box }
  }
  /// Leaves its place empty.
  public nonisolated func hidden() -> some View { boxed { box, _ in box.gone } }
  /// Lets touches through.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    boxed { box, _ in
      guard !enabled else { return box }
      let deaf = ChangedElementBox(box) { $0.answers = BoxAnswers() }
      return TouchAreaBox(takesAll: false, deaf)
    }
  }
}

extension Box {
  /// The box, hidden and not touchable.
  fileprivate var gone: Box { TouchAreaBox(takesAll: false, HiddenBox([self])) }

  /// The box scaled and turned around a point of it.
  fileprivate func drawn(
    scale: CGSize = CGSize(width: 1, height: 1), radians: CGFloat = 0, around anchor: UnitPoint
  ) -> Box {
    let isChanged = scale.width != 1 || scale.height != 1 || radians != 0
    guard isChanged else { return self }
    return TransformedBox(
      self, scale: scale, radians: radians, anchor: CGPoint(x: anchor.x, y: anchor.y))
  }

  /// The box with a style in front of it; a clear style takes no touches.
  fileprivate func under(_ style: any ShapeStyle) -> Box {
    let layer = FillBox(isFilled: !style.isClear)
    return LayerBox(Alignment.center.boxAlignment, leader: 0, [self, layer])
  }

  /// The box with a style behind it; a clear style takes no touches.
  fileprivate func filled(with style: any ShapeStyle) -> Box {
    style.isClear ? self : TouchAreaBox(takesAll: true, isFilled: true, self)
  }
}
