// Nothing: the precompiled headers are a library, and that wants a source.
