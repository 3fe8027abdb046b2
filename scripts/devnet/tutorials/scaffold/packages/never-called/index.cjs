// In place of a package that is loaded at once and called only for networks that the tutorials do not use.
