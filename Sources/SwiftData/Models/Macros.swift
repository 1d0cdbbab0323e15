/// Makes a class a model: its stored properties are kept in a container, and views follow them.
@attached(extension, conformances: PersistentModel, Hashable)
@attached(member, names: named(_$backing), named(schemaMetadata))
@attached(memberAttribute)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "Model")

/// What `@Model` marks each stored property with.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SwiftUIMacros", type: "ModelProperty")

/// Says how a property is stored; it changes nothing here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Attribute")

/// Says how a property that holds other models goes with these.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "Relationship")

/// Leaves a property out of the container.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "Transient")

/// Says which properties are searched often; it changes nothing here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "Index")

/// Says which values occur only once; it changes nothing here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "Unique")

/// Gives an actor a context of its own.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActor")
